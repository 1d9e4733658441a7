import { createEditorCsp, type EditorReach } from "../../../site/editor";

/** The URLs of the editor's files and of the site's icon. */
export interface EditorFiles {
  readonly urlOf: (name: string) => string;
  readonly icon: string;
}

/** Returns the HTML of the editor's page. */
export function renderEditorPage(files: EditorFiles, reach: EditorReach): string {
  return page(
    files,
    reach,
    `<header id="editor-bar"><p id="editor-said" role="status"></p></header>
    <noscript>The editor needs JavaScript. संपादक के लिए JavaScript चाहिए।</noscript>
    <div id="nc-root"></div>
    <script src="${files.urlOf("decap-cms.js")}"></script>
    <script src="${files.urlOf("boot.js")}" data-preview-style="${files.urlOf("boot.css")}" data-document-reader="${files.urlOf("documents.js")}" data-word-reader="${files.urlOf("word.js")}"></script>`,
  );
}

/** Returns the HTML of the page that creates many entries from a spreadsheet and its documents. */
export function batchPage(files: EditorFiles, reach: EditorReach): string {
  const script = `<script src="${files.urlOf("batch.js")}" data-preview-style="${files.urlOf("batch.css")}" data-document-reader="${files.urlOf("documents.js")}"></script>`;
  return sidePage(files, reach, "batch", script);
}

/** Returns the HTML of the page that lists content in need of attention. */
export function renderHealthPage(files: EditorFiles, reach: EditorReach): string {
  return sidePage(files, reach, "health", `<script src="${files.urlOf("health.js")}"></script>`);
}

/** Returns the HTML of a page with the editor's bar and an element that a script fills. */
function sidePage(files: EditorFiles, reach: EditorReach, id: string, script: string): string {
  return page(
    files,
    reach,
    `<header id="editor-bar"><p id="editor-said" role="status"></p></header>
    <noscript>This page needs JavaScript. इस पृष्ठ के लिए JavaScript चाहिए।</noscript>
    <main id="${id}" class="beside-editor"></main>
    ${script}`,
  );
}

/** Returns the HTML of the page where editors enter a token. It connects to no other origin. */
export function signInPage(files: EditorFiles): string {
  return page(
    files,
    { calls: [], pictures: [] },
    `<main class="sign-in">
      <h1 id="heading">Sign in</h1>
      <p id="help"></p>
      <form id="form" hidden>
        <label id="label" for="token"></label>
        <input id="token" type="password" autocomplete="off" spellcheck="false" required>
        <button id="go"></button>
      </form>
    </main>
    <script src="${files.urlOf("sign-in.js")}"></script>`,
  );
}

function page({ urlOf, icon }: EditorFiles, reach: EditorReach, body: string): string {
  return `<!doctype html>
<html lang="hi">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${createEditorCsp(reach).join("; ")}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <meta name="robots" content="noindex, nofollow">
    <title>संपादक · Editor</title>
    <link rel="icon" href="${icon}">
    <link rel="stylesheet" href="${urlOf("editor.css")}">
  </head>
  <body>
    ${body}
  </body>
</html>
`;
}
