import { writeFileSync } from "node:fs";
import { git } from "../src/pipeline/git";
import { defineCommand } from "./command";
import { figuresFile, formatFigures, takeFigures } from "./test/figures";

defineCommand(__filename, {
  name: "figures",
  summary:
    "Shows the lines of code and tests by folder and the bytes of pages, beside the figures of an earlier commit.",
  options: { record: { help: `record today's figures and the commit in \`${figuresFile}\`` } },
  run({ has }) {
    const figures = takeFigures();
    console.log(formatFigures(figures));
    if (!has("record")) return;
    const record = { commit: git(".", "rev-parse", "HEAD"), figures };
    writeFileSync(figuresFile, `${JSON.stringify(record, null, 2)}\n`);
  },
});
