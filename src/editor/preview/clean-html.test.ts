/** @jest-environment jsdom */
import cleanHtml from "./clean-html";

test("cleans the HTML of a text as the site does", async () => {
  const text = [
    "## Fees\n\nOne [page](route:rti), [office](https://uk.gov.in/a?b=1&c=2), [other](HTTPS://example.org).",
    "3. **bold**  \n   *line*\n\n> quote\n\n---\n\n| a | b |\n|---|---|\n| 1 | <b>2</b> & 3 |",
    '<script>alert(1)</script> <a href="javascript:alert(1)">x</a> [y](javascript:alert(1))',
  ].join("\n\n");
  const render = async () => {
    const { renderMarkdown } = await import("../../markdown/render");
    return renderMarkdown(text, "en", { government: "government", elsewhere: "elsewhere" }).replaceAll(" />", ">");
  };
  const onSite = await render();
  jest.resetModules();
  jest.doMock("sanitize-html", () => ({ __esModule: true, default: cleanHtml }));
  expect(onSite).toContain("(elsewhere)");
  expect(await render()).toBe(onSite);
});
