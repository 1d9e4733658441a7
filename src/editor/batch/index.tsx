/** The script of the batch page, which adds many entries from one sheet. */
import { createRoot } from "react-dom/client";
import { texts } from "../../content/messages";
import { editorUrl } from "../../site/editor";
import { openPage, showBar } from "../bar";
import { readToken } from "../session";
import { fetchTextRules, findSettingsFault, readSettings } from "../settings";
import { BatchPage } from "./BatchPage";
import { createHost } from "./host";

/** The URLs of assets from the script's data attributes: the site's style sheet and the document reader. */
const { previewStyle = "", documentReader = "" } = document.currentScript?.dataset ?? {};

async function boot(): Promise<void> {
  const language = openPage("batch.title");
  const settings = await readSettings();
  const back = { url: editorUrl, label: texts("batch.back")[language] };
  const fault = await findSettingsFault(settings, language);
  if (fault !== undefined || settings.kind === "none") return showBar(language, fault ?? "", back);
  const token = settings.kind === "local" ? "" : readToken();
  if (token === undefined) return showBar(language, texts("batch.sign-in")[language], back);
  showBar(language, settings.kind === "local" ? texts("editor.trial")[language] : "", back);
  const place = document.querySelector("#batch");
  if (!place) throw new Error("The batch page has no element for its content.");
  const host = createHost(settings, token);
  const { misspelled } = (await fetchTextRules()).glossary;
  createRoot(place).render(<BatchPage {...{ language, host, misspelled, documentReader, previewStyle }} />);
}

void boot();
