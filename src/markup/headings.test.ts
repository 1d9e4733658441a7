import { renderMarkdown } from "../content/render-markdown";
import { listChapters, withHeadingIds } from "./headings";

it("adds ids to headings by position and lists the chapters", () => {
  const outside = { government: "", elsewhere: "" };
  const html = withHeadingIds(renderMarkdown("## A *b*\n\ntext\n\n### c\n\n## <d>", "en", outside));
  expect(html).toContain('<h3 id="part-2">c</h3>');
  expect(listChapters(html)).toEqual([
    { id: "part-1", html: "A b" },
    { id: "part-3", html: "&lt;d&gt;" },
  ]);
});
