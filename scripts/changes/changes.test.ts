import { formatChanges } from "../changes";
import { compareBuilds } from "./compare";
import { type BuiltSite, readPage } from "./pages";

const row = (title: string, document: string) =>
  `<tr><td>1</td><th>${title}</th><td><span aria-hidden="true">PDF</span><a href="/documents/${document}">Click Here</a></td></tr>`;

function site(pages: Readonly<Record<string, string>>, documents: Readonly<Record<string, string>> = {}): BuiltSite {
  const read = Object.entries(pages).map(([url, rows]): [string, ReturnType<typeof readPage>] => [
    url,
    readPage(url, `<title>Orders</title><nav>Menu</nav><main><h1>Orders</h1><table>${rows}</table></main>`),
  ]);
  return { pages: new Map(read), documents: new Map(Object.entries(documents)) };
}

test("summarises changed rows by page, before and after, in English and Hindi", () => {
  const before = site({ "/Government-Order": row("Old title", "a.0123456789abcdef.pdf") + row("Same", "s.pdf") });
  const after = site({ "/Government-Order": row("New title", "a.fedcba9876543210.pdf") + row("Same", "s.pdf") });
  const summary = formatChanges(compareBuilds(before, after), { preview: "https://host.example/artifact" });
  expect(summary).toContain("`/Government-Order` – changed · बदला");
  expect(summary).toContain("- Old title · Click Here </documents/a.pdf>\n+ New title · Click Here </documents/a.pdf>");
  expect(summary).not.toContain("Same");
  expect(summary).toContain("[Preview with pictures before and after](https://host.example/artifact)");
});

test("ignores changed row numbers", () => {
  const rows = [row("One", "1.pdf"), row("Two", "2.pdf").replace("<td>1</td>", "<td>2</td>")];
  const moved = [row("One", "1.pdf"), row("Two", "2.pdf").replace("<td>1</td>", "<td>7</td>")];
  const { pages } = compareBuilds(site({ "/a": rows.join("") }), site({ "/a": moved.join("") }));
  expect(pages).toEqual([]);
});

test("finds added, removed and changed pages and documents", () => {
  const found = compareBuilds(
    site({ "/old": row("Old", "o.pdf") }, { "/documents/o.pdf": "1", "/documents/r.pdf": "1" }),
    site({ "/new": row("New", "n.pdf") }, { "/documents/n.pdf": "1", "/documents/r.pdf": "2" }),
  );
  expect(found.pages.map(({ address, kind }) => [address, kind])).toEqual([
    ["/new", "added"],
    ["/old", "removed"],
  ]);
  expect(found.documents.map(({ address, kind }) => [address, kind])).toEqual([
    ["/documents/n.pdf", "added"],
    ["/documents/o.pdf", "removed"],
    ["/documents/r.pdf", "changed"],
  ]);
});

test("reports that nothing visible changes", () => {
  const same = site({ "/a": row("One", "1.pdf") });
  expect(formatChanges(compareBuilds(same, same))).toContain("Nothing that visitors see changes.");
});

test("escapes page text that would break the summary's Markdown", () => {
  const after = site({ "/a": row("``` <b>", "1.pdf") });
  const summary = formatChanges(compareBuilds(site({}), after));
  expect(summary.match(/^```/gmu)).toHaveLength(2);
});
