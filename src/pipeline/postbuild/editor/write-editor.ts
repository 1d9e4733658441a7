import path from "node:path";
import type { HealthList } from "../../../content/health";
import { computeSha256 } from "../../../content/sha256";
import type { WrittenEntry } from "../../../content/written-entry";
import { type EntryList, type EntrySummary, listEntry } from "../../../desk/entry-list";
import {
  batchUrl,
  createEditorCsp,
  editorUrl,
  entryListUrl,
  healthListUrl,
  healthUrl,
  productTextsUrl,
  requestsUrl,
  textListUrl,
} from "../../../site/editor";
import { readBranding } from "../../branding";
import { buildDate } from "../../build-date";
import { fillTemplate } from "../../fill-template";
import type { Recall } from "../../made-files";
import { getProjectFolder } from "../../project-folder";
import { writeChangedFile } from "../../published-folder";
import type { SiteContent } from "../../site-content";
import { listTasks } from "../../tasks/open-items";
import { bundleEditor, type EditorBundle } from "./bundle";
import { listProductTexts, listTexts } from "./list-texts";
import { findHostOrigin, parseRepositorySettings, resolveRepository } from "./repository";

/** The scripts and styles of the editor, or a message with the reason for its absence. */
export type Editor = { readonly bundle: EditorBundle } | { readonly without: string };

/**
 * Creates the clerks' editor for `writeEditor`. `EDITOR=none` omits the editor.
 *
 * @param recall returns results of earlier builds; by default everything is made again
 */
export async function makeEditor(
  environment: NodeJS.ProcessEnv,
  recall: Recall = (_, make) => make(),
): Promise<Editor> {
  if (environment.EDITOR === "none") return { without: "The editor was left out, as EDITOR=none asks." };
  return { bundle: await bundleEditor(recall) };
}

/**
 * Adds the clerks' editor to a built site.
 *
 * @param folder the published folder
 * @param editor the result of `makeEditor`
 * @param content the checked content
 * @param root the project, which contains its repository setting
 * @returns a status message
 */
export async function writeEditor(
  folder: string,
  environment: NodeJS.ProcessEnv,
  editor: Editor,
  content: SiteContent,
  root = getProjectFolder(),
): Promise<string> {
  if ("without" in editor) return editor.without;
  const { bundle } = editor;
  const { from, written, textRules, scheduled } = content;
  const settings = parseRepositorySettings(environment, resolveRepository(root));
  const write = (url: string, content: string | Buffer) => writeChangedFile(path.join(folder, url), content);
  const { icon, styles } = readBranding();
  const urls: Record<string, string> = { icon };
  for (const [file, text] of bundle) {
    const name = getEntryName(file);
    // The preview uses the site's colours. What other scripts import of styles is in `editor.css`.
    const isPreview = name === "preview.css";
    if (file.endsWith(".css") && !isPreview && name !== "editor.css") continue;
    const url = isPreview ? getHashedUrl(name, text + styles) : `${editorUrl}/${file}`;
    urls[name] = url;
    await write(url, isPreview ? text + styles : text);
  }
  await write(`${editorUrl}/settings.json`, `${JSON.stringify(settings)}\n`);
  // The page knows the day.
  const { glossary, untranslatedLists } = textRules;
  await write(`${editorUrl}/text-rules.json`, `${JSON.stringify({ glossary, untranslatedLists })}\n`);
  const health: HealthList = { day: buildDate(), items: listTasks(content, root) };
  await write(healthListUrl, `${JSON.stringify(health)}\n`);
  await write(entryListUrl, `${JSON.stringify(listEntries(written, scheduled.entries))}\n`);
  await write(textListUrl, `${JSON.stringify(listTexts(from, scheduled.entries))}\n`);
  await write(productTextsUrl, `${JSON.stringify(listProductTexts(from))}\n`);
  for (const [url, html] of renderEditorPages(urls, findHostOrigin(settings))) await write(`${url}/index.html`, html);
  return `The editor is at ${editorUrl}.`;
}

/**
 * Lists the entries for the editor, by collection.
 *
 * @param late the files of entries that are not public yet. The list is public and must not reveal them.
 */
function listEntries(written: readonly WrittenEntry[], late: readonly string[]): EntryList {
  const hidden = new Set(late);
  const lists = new Map<string, EntrySummary[]>();
  for (const { collection, file, name, fields } of written) {
    if (hidden.has(file)) continue;
    const whole = fields.flatMap(({ path, value }) => (path.length === 1 ? [[String(path[0]), value] as const] : []));
    const entry = listEntry(collection, name, Object.fromEntries(whole));
    lists.set(collection.name, [...(lists.get(collection.name) ?? []), entry]);
  }
  return Object.fromEntries(lists);
}

/** Returns the name of a file of the bundle without the hash of its content: `batch.js` for `batch.A1B2C3D4.js`. */
const getEntryName = (file: string) => file.replace(/\.[0-9A-Z]{8}\./u, ".");

/** Returns a content-hashed URL, so that browsers may cache the file permanently. */
function getHashedUrl(file: string, content: string | Buffer): string {
  const { name, ext } = path.parse(file);
  return `${editorUrl}/${name}.${computeSha256(content).slice(0, 16)}${ext}`;
}

/**
 * Returns the HTML of the editor's pages, by URL path.
 *
 * @param files the URLs of the site's icon (`icon`) and of the editor's files, by name
 */
export function renderEditorPages(
  files: Readonly<Record<string, string>>,
  host: string | undefined,
): ReadonlyMap<string, string> {
  const page = (template: string) => {
    const body = fillTemplate(`src/pipeline/postbuild/editor/pages/${template}.html`, files);
    return fillTemplate("src/pipeline/postbuild/editor/pages/page.html", {
      ...{ ...files, body },
      policy: createEditorCsp(host).join("; "),
    });
  };
  return new Map([
    [editorUrl, page("form")],
    // Creates many entries from a spreadsheet and its documents.
    [batchUrl, page("batch")],
    // Lists drafts and batches, which reviewers decide here.
    [requestsUrl, page("requests")],
    // Lists content in need of attention.
    [healthUrl, page("health")],
  ]);
}
