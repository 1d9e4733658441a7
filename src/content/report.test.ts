import { readChanged, reportLines } from "../../tests/cases/folder";
import { edited } from "../../tests/cases/read-cases";
import { committee, order, school } from "../../tests/cases/sample";
import messages from "../messages/en.json";
import type { Diagnostic } from "./diagnostic";
import { formatSummary, report } from "./report";

const orderFile = "content/orders/order-1.yaml";

describe("in Hindi", () => {
  test.each([
    [
      { [orderFile]: edited(order, "  hi: परीक्षा केंद्र\n", "") },
      `${orderFile}:2:1  title.hi (नाम › हिन्दी): हिन्दी पाठ नहीं है; उसे लिखें`,
    ],
    [
      { [orderFile]: edited(order, "2024-01-15", "15/01/2024") },
      `${orderFile}:8:12  published (प्रकाशित): 15/01/2024 वर्ष, महीने और दिन के क्रम में नहीं लिखा है; 2024-01-15 लिखें`,
    ],
    [
      { "content/tables/schools/school-1.yaml": edited(school, "district: almora", "district: almroa") },
      "content/tables/schools/school-1.yaml:7:11  district (जनपद): content/tables/districts में almroa नाम की प्रविष्टि नहीं है; संभवतः आशय almora से है",
    ],
    [
      { "content/tables/committees/committee-1.yaml": edited(committee, "      hi: निदेशक\n", "") },
      "content/tables/committees/committee-1.yaml:13:5  members[1].designation.hi (सदस्य 1 › पदनाम › हिन्दी): हिन्दी पाठ नहीं है; उसे लिखें",
    ],
    [
      { "static/documents/order-2.pdf": "%PDF-1.7" },
      "static/documents/order-2.pdf:1:1  (चेतावनी) फ़ाइल: इस दस्तावेज़ का नाम किसी प्रविष्टि में नहीं है; किसी प्रविष्टि में लिखें, या इसे हटा दें",
    ],
  ])("%#", (changes, line) => {
    expect(reportLines(changes, { language: "hi" })).toEqual([line]);
  });

  test("states the number of errors", () => {
    const { problems } = readChanged({ [orderFile]: "" });
    expect(formatSummary({ files: 20, problems }, "hi")).toBe(
      "20 फ़ाइलें पढ़ीं, त्रुटियाँ: 1, चेतावनियाँ: 0; त्रुटियाँ सुधरने तक कुछ प्रकाशित नहीं होगा",
    );
  });
});

test("uses no programmers' terms in messages", () => {
  const jargon =
    /\b(?:string|parse|schema|regex|null|undefined|array|object|boolean|integer|invalid|token|YAML|JSON)\b/u;
  const ofCheck = Object.entries(messages).filter(([key]) => !key.includes("."));
  expect(ofCheck.filter(([, sentence]) => jargon.test(sentence))).toEqual([]);
});

describe("for GitHub", () => {
  test("annotates the line of the pull request", () => {
    expect(reportLines({ [orderFile]: edited(order, "subject:", "subjcet:") }, { format: "github" })).toEqual([
      `::error file=${orderFile},line=7,col=1::subjcet: there is no such field; perhaps subject is meant`,
    ]);
    expect(reportLines({ "static/documents/order-2.pdf": "%PDF-1.7" }, { format: "github" })[0]).toMatch(
      /^::warning file=static\/documents\/order-2\.pdf,line=1,col=1::/u,
    );
  });

  test("escapes text that the runner would read as a command", () => {
    const problem: Diagnostic = {
      file: "content/orders/a,b:c%.yaml",
      line: 1,
      column: 2,
      field: { path: "title\n::error::" },
      severity: "error",
      message: { key: "text-html", values: { found: "<b>\n::error::100%\u001b[31m" } },
    };
    expect(report([problem], { language: "en", format: "github" })).toBe(
      "::error file=content/orders/a%2Cb%3Ac%25.yaml,line=1,col=2::title ::error::: the text contains HTML (<b> ::error::100%25 [31m); write the words alone, without < and >",
    );
  });
});
