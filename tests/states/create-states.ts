/** The states of the components that content of any length fills, by name: `tests/states/page.tsx` shows them. */
import type { ComponentProps } from "react";
import { type DateRows, findComing } from "../../src/components/DateRows";
import type { DocumentLink } from "../../src/components/DocumentLink";
import type { Entry } from "../../src/components/Entry";
import type { EntryLinks } from "../../src/components/EntryLinks";
import type { Fact } from "../../src/components/FactList";
import type { List } from "../../src/components/List";
import type { NextDate } from "../../src/components/NextDate";
import type { OfficialCards } from "../../src/components/OfficialCards";
import { getList } from "../../src/lists/every-list";
import { chooseText, type LocaleCode, type LocalizedText } from "../../src/site/locales";

/** The props of each component in one state. A new required prop does not compile until the state has it. */
interface State {
  readonly text: NonNullable<Queries.PagePartsFragment["text"]>;
  readonly entry: ComponentProps<typeof Entry>;
  readonly facts: readonly ComponentProps<typeof Fact>[];
  readonly document: ComponentProps<typeof DocumentLink>;
  readonly links: ComponentProps<typeof EntryLinks>;
  readonly list: ComponentProps<typeof List>;
  readonly next: ComponentProps<typeof NextDate>;
  readonly dates: ComponentProps<typeof DateRows>;
  readonly officials: ComponentProps<typeof OfficialCards>;
}

/** Returns the states in a language of the site. */
export function createStates(language: LocaleCode): Readonly<Record<string, State>> {
  const title = chooseText(
    {
      en: "Recognition of schools and examination centres",
      hi: "विद्यालयों की मान्यता और परीक्षा केंद्र",
      sa: "विद्यालयानां मान्यता परीक्षाकेन्द्राणि च",
    },
    language,
  ) ?? { text: "", language };
  // The compound has no place where a line may break by itself; the title has 300 letters.
  const long = { text: `${compound} ${`${title.text}, `.repeat(12)}`.slice(0, 300), language: title.language };
  return {
    short: createState({ name: "short", title, code: "SP-00001", count: 1 }),
    long: createState({ name: "long", title: long, code: "१२३४/XXIV-1/2026-27/०९८७६५४३२१/शिक्षा", count: 2 }),
    missing: createState({ name: "missing", title, code: "SP-00001", count: 1, isBare: true }),
    many: createState({ name: "many", title, code: "SP-00001", count: 60 }),
  };
}

const compound = "उत्तराखण्डसंस्कृतशिक्षापरिषत्कार्यालयाधीक्षकः";

interface Measure {
  /** The name of the state; unique on the page. */
  readonly name: string;
  readonly title: LocalizedText;
  readonly code: string;
  /** The number of facets, dates and officials; half as many documents. */
  readonly count: number;
  /** True to leave out all that is optional. */
  readonly isBare?: true;
}

function createState({ name, title, code, count, isBare }: Measure): State {
  const { text, language } = title;
  const orNothing = <Value>(value: Value) => (isBare ? undefined : value);
  const all = Array.from({ length: count }, (_, index) => ({
    // The keys of schools of the council for tests, so that links have a target.
    key: `sp-${String(index + 1).padStart(5, "0")}`,
    specimen: !isBare,
    title: index === 0 ? title : { text: `${text} ${index + 1}`, language },
    day: `2036-03-${String(Math.floor(index / 3) + 1).padStart(2, "0")}`,
  }));
  const document = {
    ...{ name: "order.pdf", digest: "0".repeat(64), type: "pdf", mediaType: "application/pdf", bytes: 24_000_000 },
    ...{ address: "/documents/order-academic-calendar-test-2025-26.pdf", pages: 480, language: "sa" },
  };
  const documents = all.slice(0, Math.ceil(count / 2)).map(({ key }) => ({ ...document, name: `${key}.pdf` }));
  const cells = { name: title, code, level: "uttar-madhyama", management: "government", district: "a" };
  const more = { head: title, address: title, telephone: "+91-1332-000000", recognisedUntil: "2036-03-31" };
  const html = all.map(({ key }) => `<h2 id="${key}-part">${text}</h2><p>${text}</p>`).join("");
  return {
    text: { title, summary: title },
    entry: {
      route: "schools",
      url: "https://council.example/School/School-List/sp-00001",
      entry: {
        ...{ key: "sp-00001", specimen: !isBare, title, excerpt: "", lastUpdated: null },
        // The name of a district is short; that of a school is as long as the title.
        labels: { district: { a: text.slice(0, 12) } },
        cells: { ...cells, ...orNothing(more) },
        body: orNothing({ html, language }) ?? null,
        documents: orNothing(documents) ?? [],
        changes: orNothing(all.map(({ day }) => ({ day, note: title }))) ?? [],
        related: orNothing(all) ?? [],
        ...orNothing({ expiresOn: "2026-01-01", isExpired: true }),
      },
    },
    facts: all.map(() => ({ label: "field.schools.address", children: orNothing(text) })),
    document: { title, document: orNothing(document), link: isBare && "https://elsewhere.example" },
    links: { route: "schools", entries: all },
    list: {
      list: getList("schools"),
      page: {
        ...{ number: 1, pages: count > 2 ? 3 : 1, archivePages: 0, total: count, archivedTotal: 0 },
        rows: all.map((one) => ({ ...one, cells: { ...cells, name: one.title, district: one.key } })),
        facets: [
          { column: "district", values: all.map((one) => ({ value: one.key, label: one.title.text, count: 1 })) },
          { column: "level", values: ["prathama", cells.level].map((value) => ({ value, label: null, count: 1 })) },
        ],
      },
    },
    next: {
      ...{ id: `next-${name}`, entries: all, builtOn, label: "timetable.next", over: "timetable.over" },
      describe: ({ key }) => ({ name: all.find((one) => one.key === key)?.title.text }),
    },
    dates: {
      rows: findComing({ name: `dates-${name}`, route: "schools", label: "timetable.next", most: 4 }, all, builtOn),
      builtOn,
    },
    officials: {
      officials: all.map(({ key, specimen, title: designation }) => ({
        ...{ key, specimen, designation, name: orNothing(title), portrait: orNothing("/qr/Contact.svg") },
        email: orNothing("controller.of.examinations@council.example"),
      })),
    },
  };
}

/** The day of the build that the dates are counted from. */
const builtOn = "2026-11-21";
