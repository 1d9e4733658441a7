import { codeWithoutRefusals } from "./refusals";

test("each check that refuses HTML in texts is found and removed, so that the long test can be run", () => {
  const code = codeWithoutRefusals();
  expect(code.get("src/build/before-build.ts")).not.toContain("checkContent(");
  expect(code.get("src/schema/fields/text.ts")).toContain("const htmlTag = /(?!)/u;");
});
