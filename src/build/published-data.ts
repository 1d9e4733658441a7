import { z } from "zod";
import type { WordTree } from "../schema/clerk-texts";
import { wordTree } from "../schema/clerk-texts";
import type { LocaleCode } from "../site/locales";
import { newsKinds } from "../site/news";

const localized = z.object({ text: z.string(), language: z.string() });

const data = z.object({
  council: z.object({
    name: localized,
    siteAddress: z.string(),
    email: z.string(),
    emblem: z.string().nullable(),
    colour: z.string().nullable(),
  }),
  pages: z.object({ nodes: z.array(z.object({ key: z.string(), title: localized, summary: localized })) }),
  locales: z.object({ edges: z.array(z.object({ node: z.object({ data: z.string() }) })) }),
  news: z.array(
    z.object({
      key: z.string(),
      kind: z.enum(newsKinds),
      day: z.string(),
      time: z.string().nullable(),
      specimen: z.boolean(),
      closes: z.string().nullable(),
      title: localized,
      change: z.object({ day: z.string(), note: localized }).nullable(),
      document: z.object({ address: z.string(), type: z.string(), bytes: z.number() }).nullable(),
    }),
  ),
  papers: z.object({
    nodes: z.array(
      z.object({
        key: z.string(),
        specimen: z.boolean(),
        grade: z.number(),
        session: z.number(),
        title: localized,
        day: z.string(),
        begins: z.string().nullable(),
        ends: z.string().nullable(),
      }),
    ),
  }),
  holidays: z.object({
    nodes: z.array(
      z.object({
        key: z.string(),
        specimen: z.boolean(),
        session: z.number(),
        name: localized,
        day: z.string(),
        until: z.string().nullable(),
        kind: z.string(),
      }),
    ),
  }),
});

/** A text and the language it is in. */
export type Localized = z.output<typeof localized>;

/** An entry of any dated collection, in a language. */
export type PublishedEntry = z.output<typeof data>["news"][number];

/** A paper of an examination, in a language. */
export type PublishedPaper = z.output<typeof data>["papers"]["nodes"][number];

/** A holiday, in a language. */
export type PublishedHoliday = z.output<typeof data>["holidays"]["nodes"][number];

/** The data for the files beside the pages, in one language. */
export interface PublishedData {
  readonly language: LocaleCode;
  readonly council: z.output<typeof data>["council"];
  readonly pages: z.output<typeof data>["pages"]["nodes"];
  /** The current entries, the newest first. */
  readonly news: readonly PublishedEntry[];
  /** The papers of the examinations, in the order of their days. */
  readonly papers: readonly PublishedPaper[];
  /** The holidays, in the order of their days. */
  readonly holidays: readonly PublishedHoliday[];
  /** A word of the interface, with its gaps filled. Throws for one that is not there. */
  readonly word: (key: string, values?: Readonly<Record<string, string>>) => string;
}

const query = `
  query PublishedFiles($language: String!) {
    council { name(language: $language) { text language } siteAddress email emblem colour }
    pages: allPageText { nodes { key title(language: $language) { text language } summary(language: $language) { text language } } }
    locales: interfaceMessages(language: $language, groups: ["kind", "news", "month", "field.tenders", "timetable", "vocabulary.holidayKind"]) { edges { node { data } } }
    news(all: true) {
      key kind day time specimen closes
      title(language: $language) { text language }
      change(language: $language) { day note { text language } }
      document(language: $language) { address type bytes }
    }
    papers: allExaminationPaper(sort: [{ day: ASC }, { shiftOrder: ASC }, { key: ASC }]) {
      nodes { key specimen grade session title(language: $language) { text language } day begins ends }
    }
    holidays: allHoliday(sort: [{ day: ASC }, { key: ASC }]) {
      nodes { key specimen session name(language: $language) { text language } day until kind }
    }
  }
`;

/** Asks Gatsby, after it has made the pages, for what the files beside them say in a language. */
export async function publishedData(
  language: LocaleCode,
  graphql: (
    query: string,
    variables: { readonly language: LocaleCode },
  ) => Promise<{ data?: unknown; errors?: unknown }>,
): Promise<PublishedData> {
  const answer = await graphql(query, { language });
  if (answer.errors) throw new Error("The content cannot be asked for feeds and cards.", { cause: answer.errors });
  const { council, pages, locales, news, papers, holidays } = data.parse(answer.data);
  return {
    language,
    council,
    news,
    word: wordsFrom(locales),
    pages: pages.nodes,
    papers: papers.nodes,
    holidays: holidays.nodes,
  };
}

/** Gives the words in the answer of `interfaceMessages`, the own language's before English ones. */
export function wordsFrom({ edges }: z.output<typeof data>["locales"]): PublishedData["word"] {
  const trees = edges.map(({ node }) => wordTree.parse(JSON.parse(node.data)));
  return (key, values = {}) => {
    const found = trees.map((tree) => wordAt(tree, key.split("."))).find((word) => word !== undefined);
    if (found === undefined) throw new Error(`There is no word ${key}.`);
    return found.replace(/\{\{(\w+)\}\}/gu, (_gap, name: string) => values[name] ?? "");
  };
}

function wordAt(tree: WordTree, [first = "", ...rest]: readonly string[]): string | undefined {
  const inside = tree[first];
  if (typeof inside === "object") return wordAt(inside, rest);
  return rest.length === 0 ? inside : undefined;
}
