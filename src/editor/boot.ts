/**
 * The script of the editor's page, after Decap's own script: settings, language, then the form made from the schemas.
 */
import type { ClerkLanguage } from "../content/clerk-languages";
import { isGroup } from "../content/fields";
import type { GlossaryRules } from "../language/glossary";
import { editorUrl } from "../site/editor";
import { editedCollections, editorConfig, formatOf } from "./config";
import { guardFiles } from "./file-guard";
import { fileFormat } from "./format";
import { fetchGlossary } from "./glossary";
import { keyControl } from "./key-control";
import { chooseLanguage, editorLanguage } from "./language";
import { hindiInterface } from "./locale/hi";
import { editorMessages, filled } from "./messages";
import { registerPreviews } from "./preview";
import { adaptBackends, checkBeforeSaving } from "./saving";
import { keepTokenForSession } from "./session";
import { editorSettings, type UsableSettings } from "./settings";
import { valueControl } from "./value-control";
import { issuedTextControl } from "./word/issued-text-control";

/**
 * The files whose addresses the page of the editor knows: the style of the site's pages, the readers of
 * documents and of Word files.
 */
const { previewStyle = "", documentReader = "", wordReader = "" } = document.currentScript?.dataset ?? {};

/** Says something above the editor, for as long as the page is open. */
function showBar(language: ClerkLanguage, text: string): void {
  const bar = document.querySelector("#editor-bar");
  const said = document.querySelector("#editor-said");
  if (!bar || !said) throw new Error("The editor's page has no bar.");
  said.textContent = text;
  const other: ClerkLanguage = language === "hi" ? "en" : "hi";
  const change = document.createElement("button");
  change.type = "button";
  change.lang = other;
  change.textContent = editorMessages[language].otherLanguage;
  change.addEventListener("click", () => chooseLanguage(other));
  bar.append(change);
}

async function answers(server: string): Promise<boolean> {
  try {
    const body = JSON.stringify({ action: "info" });
    const answer = await fetch(server, { method: "POST", headers: { "Content-Type": "application/json" }, body });
    return answer.ok;
  } catch {
    return false;
  }
}

function start(settings: UsableSettings, language: ClerkLanguage, glossary: GlossaryRules): void {
  const { CMS } = window;
  keepTokenForSession();
  CMS.registerLocale("hi", hindiInterface);
  // Decap calls a form that nobody has touched "Changes saved".
  CMS.registerLocale("en", withoutSaved(CMS.getLocale("en")));
  CMS.registerWidget("entry-key", keyControl(language));
  CMS.registerWidget("entry-value", valueControl(language));
  CMS.registerWidget("issued-text", issuedTextControl(language, wordReader));
  for (const collection of editedCollections) {
    CMS.registerCustomFormat(formatOf(collection), "yaml", fileFormat(collection));
  }
  guardFiles(language, documentReader);
  checkBeforeSaving(language, glossary);
  adaptBackends(language);
  registerPreviews(language, previewStyle);
  CMS.init({ config: editorConfig(settings, language, { origin: window.location.origin }) });
}

function withoutSaved(phrases: unknown): unknown {
  const editor = isGroup(phrases) ? phrases.editor : undefined;
  if (!isGroup(phrases) || !isGroup(editor) || !isGroup(editor.editorToolbar)) return phrases;
  const editorToolbar = { ...editor.editorToolbar, changesSaved: editorMessages.en.nothingUnsaved };
  return { ...phrases, editor: { ...editor, editorToolbar } };
}

async function boot(): Promise<void> {
  const language = editorLanguage();
  const words = editorMessages[language];
  document.documentElement.lang = language;
  document.title = words.title;
  const answer = await fetch(`${editorUrl}/settings.json`, { cache: "no-store" });
  const settings = editorSettings.parse(await answer.json());
  if (settings.kind === "none") return showBar(language, words.noSettings);
  const isLocal = settings.kind === "local";
  // Without this the clerk would find out only when saving.
  if (isLocal && !(await answers(settings.server))) {
    return showBar(language, filled(words.serverDown, { server: settings.server }));
  }
  showBar(language, isLocal ? words.trial : "");
  start(settings, language, await fetchGlossary());
}

void boot();
