import type { PublishedData, PublishedEntry } from "../../src/pipeline/published-data";
import { orders, tenders } from "../site/lists-by-file";

/** For tests: a minimal entry. */
export const sampleEntry: PublishedEntry = {
  key: "order-1",
  kind: orders.name,
  day: "2026-11-10",
  time: undefined,
  specimen: false,
  closes: undefined,
  title: { text: "Examination centres", language: "en" },
  changes: [],
  documents: [],
};

/** For tests: a tender with a closing date. */
export const sampleTender: PublishedEntry = {
  ...sampleEntry,
  key: "paper",
  kind: tenders.name,
  day: "2026-11-12",
  closes: "2026-12-15",
};

const words: Readonly<Record<string, string>> = {
  "news.specimen": "{{title}} (specimen)",
  "news.corrected": "Corrected on {{day}}: {{note}}",
  "news.closing": "Closes: {{title}}",
  "timetable.class": "Class {{grade}}",
  "timetable.event": "Class {{grade}}: {{paper}}",
  "kind.orders": "Government order",
  "kind.tenders": "Tender",
  "kind.results": "Result",
  "field.tenders.closes": "Closes",
  "month.11": "November",
  "month.12": "December",
};

/** For tests: the published data of an English site with the given entries. */
export function sampleData(...news: PublishedEntry[]): PublishedData {
  const page = (key: string, title: string) => ({
    key,
    title: { text: title, language: "en" as const },
    summary: { text: `What ${title} is for.`, language: "en" as const },
  });
  return {
    language: "en",
    council: {
      government: { text: "Government", language: "en" },
      name: { text: "Council", language: "en" },
      email: "secretary@council.example",
      siteAddress: "https://council.example",
      emblem: undefined,
      colour: undefined,
    },
    pages: [
      page("news", "What is new"),
      page("orders", "Orders"),
      page("tenders", "Tenders"),
      page("acts", "Acts"),
      page("timetable", "Examination timetable"),
      page("holidays", "Holidays"),
    ],
    news,
    closings: news.flatMap((one) => (one.closes ? [{ ...one, closes: one.closes }] : [])),
    papers: [],
    holidays: [],
    word: (key, values = {}) => (words[key] ?? key).replace(/\{\{(\w+)\}\}/gu, (_gap, name) => values[name] ?? ""),
  };
}
