import { batchUrl, createEditorCsp, type EditorReach, editorUrl, healthUrl, signInUrl } from "../../../site/editor";
import { fillTemplate } from "../../fill-template";

/**
 * Returns the HTML of the editor's pages, by URL path.
 *
 * @param files the URLs of the site's icon (`icon`) and of the editor's files, by name
 */
export function renderEditorPages(
  files: Readonly<Record<string, string>>,
  reach: EditorReach,
): ReadonlyMap<string, string> {
  const page = (template: string, allowed: EditorReach) => {
    const body = fillTemplate(`postbuild/editor/pages/${template}.html`, files);
    return fillTemplate("postbuild/editor/pages/page.html", {
      ...{ ...files, body },
      policy: createEditorCsp(allowed).join("; "),
    });
  };
  return new Map([
    [editorUrl, page("editor", reach)],
    // Creates many entries from a spreadsheet and its documents.
    [batchUrl, page("batch", reach)],
    // Lists content in need of attention.
    [healthUrl, page("health", reach)],
    // Here editors enter a token. The page connects to no other origin.
    [signInUrl, page("sign-in", { calls: [], pictures: [] })],
  ]);
}
