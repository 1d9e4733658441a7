import { answerTo, engineWith, listHits, record } from "../../tests/search/records";
import type { TextSegment } from "./answer";
import { chooseSnippet, highlight } from "./hits";

/** Returns a text with its marked segments in brackets. */
const bracketed = (runs: readonly TextSegment[]) =>
  runs.map(({ text, marked }) => (marked ? `[${text}]` : text)).join("");

it("marks a compound that contains a known word", () => {
  const school = (title: string) => [{ kind: "schools" as const, synonyms: "", records: [record("one", title)] }];
  const engine = engineWith({ hi: school("शिक्षा अधिनियम"), sa: school("संस्कृतशिक्षाधिनियमः, २०१४") });
  const [hit] = listHits(answerTo(engine, "अधिनियम", "sa"));
  expect(bracketed(hit?.title ?? [])).toBe("[संस्कृतशिक्षाधिनियमः], २०१४");
});

const marked = (query: string, title: string, language: "en" | "hi" | "sa" = "hi") => {
  const engine = engineWith({
    [language]: [{ kind: "schools" as const, synonyms: "विद्यालय", records: [record("one", title, { language })] }],
  });
  return listHits(answerTo(engine, query, language)).map((hit) => bracketed(hit.title));
};

it.each([
  ["madhyama", "Uttar Madhyama result", "Uttar [Madhyama] result"],
  ["valmiki school", "Maharshi Valmiki School, Devagram", "Maharshi [Valmiki] [School], Devagram"],
  ["2023", "Result 2023 (Individual)", "Result [2023] (Individual)"],
])("marks %s in %s", (query, title, expected) => {
  expect(marked(query, title, "en")).toEqual([expected]);
});

it.each([
  ["valmiki", "महर्षि वाल्मीकि विद्यालय", "महर्षि [वाल्मीकि] विद्यालय"],
  ["shasanadesh", "शासनादेश, २०१९", "[शासनादेश], २०१९"],
  ["हिंदी", "हिन्दी पाठ्यक्रम", "[हिन्दी] पाठ्यक्रम"],
  ["विद्यालय", "महाविद्यालयः, देवग्रामः", "[महाविद्यालयः], देवग्रामः"],
  ["पूर्वमध्यमा", "पूर्व मध्यमा परीक्षाफल", "[पूर्व] [मध्यमा] परीक्षाफल"],
  ["वाल्मिकी", "महर्षि वाल्मीकि", "महर्षि [वाल्मीकि]"],
])("marks whole words: %s matches %s in another spelling or script", (query, title, expected) => {
  expect(marked(query, title)).toEqual([expected]);
});

it("marks only words that match, not words that only sound alike", () => {
  const mark = record("fees", "Duplicate mark sheet", { summary: "The fees are paid at the office." });
  const find = record("first", "First find of the fiscal year");
  const engine = engineWith({ en: [{ kind: "services", synonyms: "", records: [find, mark] }] });
  const hits = listHits(answerTo(engine, "fees"));
  expect(hits.map(({ title, text }) => bracketed([...title, ...text]))).toEqual([
    "Duplicate mark sheetThe [fees] are paid at the office.",
  ]);
});

it("preserves the text, marked or not", () => {
  const runs = highlight(["(A", "b),", "“c”", "–", "d."], (chunk) => /[Acd]/u.test(chunk));
  expect(runs.map(({ text }) => text).join("")).toBe("(A b), “c” – d.");
  expect(bracketed(runs)).toBe("([A] b), “[c]” – [d].");
});

describe("the snippet of a long text", () => {
  const long = Array.from({ length: 200 }, (_, place) => `${place}`);

  it("is where most query words are close together", () => {
    const answers = (chunk: string) => ({ 10: [0], 100: [0], 103: [1] })[chunk] ?? [];
    const { from, to } = chooseSnippet(long, answers);
    expect(from).toBeLessThan(100);
    expect(to).toBeGreaterThan(103);
    expect(to - from).toBeLessThan(40);
  });

  it("replaces the summary if only the text matches, with ellipses", () => {
    const body = `${"Before. ".repeat(30)}No fee is paid below the poverty line. ${"After. ".repeat(30)}`;
    const rti = record("rti", "Right to information", { summary: "How to apply.", body });
    const engine = engineWith({ en: [{ kind: "pages", synonyms: "", records: [rti] }] });
    const [hit] = listHits(answerTo(engine, "poverty fee"));
    expect(bracketed(hit?.text ?? [])).toMatch(/^… .*No \[fee\] is paid below the \[poverty\] line\. .* …$/);
    const [whole] = listHits(answerTo(engine, "information"));
    expect(bracketed(whole?.text ?? [])).toBe("How to apply.");
  });
});
