/**
 * The script of the editor's page, which runs after Decap's script. It reads the settings and starts Decap with forms
 * created from the schemas.
 */

import { isGroup } from "../content/fields";
import type { TextRules } from "../content/rules";
import { createFileFormat } from "../desk/format";
import { hostInterfaces } from "../desk/host/interfaces";
import type { UsableSettings } from "../desk/settings";
import { getTexts } from "../messages";
import { editedCollections } from "../schema/collections";
import { batchUrl, healthUrl, requestsUrl } from "../site/editor";
import { createEditorConfig, getFormatName } from "./config";
import { createKeyControl, createValueControl } from "./controls";
import decapHindi from "./decap.hi.json";
import { discardDocuments } from "./entry-documents";
import { reportFieldErrors } from "./field-errors";
import { guardFiles } from "./file-guard";
import { searchEverywhere, showHistoryLink } from "./navigation";
import { language, openPage, showBar, translate } from "./page";
import { adaptToPhone } from "./phone";
import { registerPreviews } from "./preview";
import { fetchTextRules, readUsableSettings } from "./read-settings";
import { adaptBackends, checkBeforeSaving } from "./saving";
import { keepTokenForSession, reportRefusedToken } from "./session";
import { restoreUnsaved } from "./unsaved/restore";
import { createTextControl } from "./word/text-control";

/** The URL of the site's style sheet. */
const { previewStyle = "" } = document.body.dataset;

function start(settings: UsableSettings, rules: TextRules): void {
  const { CMS } = window;
  keepTokenForSession();
  if (settings.kind === "remote") reportRefusedToken(settings.api ?? hostInterfaces[settings.host]);
  // Decap has no Hindi. The table has the keys of its English one and official terms, such as मसौदा for a draft.
  CMS.registerLocale("hi", decapHindi);
  // Decap shows "Changes saved" for an untouched form.
  CMS.registerLocale("en", withoutSaved(CMS.getLocale("en")));
  CMS.registerWidget("entry-key", createKeyControl());
  CMS.registerWidget("entry-value", createValueControl());
  const richText = CMS.getWidget("markdown");
  if (richText) richText.control = createTextControl(richText.control);
  for (const collection of editedCollections) {
    CMS.registerCustomFormat(getFormatName(collection), "yaml", createFileFormat(collection));
  }
  guardFiles();
  // Without a store for documents, which a browser may refuse, there is nothing to discard.
  discardDocuments().catch(() => undefined);
  checkBeforeSaving(rules);
  adaptBackends(rules);
  registerPreviews(previewStyle);
  adaptToPhone();
  searchEverywhere();
  showHistoryLink();
  reportFieldErrors();
  const surroundings = { origin: window.location.origin, untranslatedLists: rules.untranslatedLists };
  const config = createEditorConfig(settings, language, surroundings);
  const fields = config.collections.flatMap((form) => ("fields" in form ? form.fields : form.files[0]?.fields));
  restoreUnsaved(new Set(fields.map((field) => field?.widget ?? "")));
  CMS.init({ config });
}

function withoutSaved(phrases: unknown): unknown {
  const editor = isGroup(phrases) ? phrases.editor : undefined;
  if (!isGroup(phrases) || !isGroup(editor) || !isGroup(editor.editorToolbar)) return phrases;
  const editorToolbar = { ...editor.editorToolbar, changesSaved: getTexts("editor.nothing-unsaved").en };
  return { ...phrases, editor: { ...editor, editorToolbar } };
}

async function boot(): Promise<void> {
  openPage("editor.title");
  const settings = await readUsableSettings();
  if (typeof settings === "string") return showBar(settings);
  const text = settings.kind === "local" ? translate("editor.trial") : "";
  showBar(
    text,
    { url: batchUrl, label: "batch.title" },
    { url: requestsUrl, label: "requests.title" },
    { url: healthUrl, label: "health.title" },
  );
  start(settings, await fetchTextRules());
}

void boot();
