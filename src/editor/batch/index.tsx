/** The script of the batch page, which adds many entries from one sheet. */
import { createRoot } from "react-dom/client";
import { editorUrl } from "../../site/editor";
import { openPage, showBar, translate } from "../page";
import { readToken } from "../session";
import { fetchTextRules, readUsableSettings } from "../settings";
import { BatchPage } from "./BatchPage";
import { createHost } from "./host";

/** The URLs of assets from the script's data attributes: the site's style sheet and the document reader. */
const { previewStyle = "", documentReader = "" } = document.currentScript?.dataset ?? {};

async function boot(): Promise<void> {
  openPage("batch.title");
  const settings = await readUsableSettings();
  const back = { url: editorUrl, label: "batch.back" } as const;
  if (typeof settings === "string") return showBar(settings, back);
  const token = settings.kind === "local" ? "" : readToken();
  if (token === undefined) return showBar(translate("batch.sign-in"), back);
  showBar(settings.kind === "local" ? translate("editor.trial") : "", back);
  const place = document.querySelector("#batch");
  if (!place) throw new Error("The batch page has no element for its content.");
  const host = createHost(settings, token);
  const { misspelled } = (await fetchTextRules()).glossary;
  createRoot(place).render(
    <BatchPage host={host} misspelled={misspelled} documentReader={documentReader} previewStyle={previewStyle} />,
  );
}

void boot();
