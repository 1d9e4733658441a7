import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { TextRules } from "../../content/rules";
import { createHost } from "../../desk/host/create-host";
import type { Host } from "../../desk/host/host";
import type { ClerkMessageKey } from "../../messages";
import { editorUrl } from "../../site/editor";
import { openPage, showBar, translate } from "../page";
import { fetchTextRules, readUsableSettings } from "../read-settings";
import { readToken } from "../session";
import { describeFault } from "./describe-fault";

/** The parts that a page beside the editor works with. */
interface Surroundings {
  readonly host: Host;
  readonly rules: TextRules;
}

/**
 * Opens a page beside the editor that reads and writes the council's repository: says in the bar why it cannot, or
 * renders its content into an element.
 *
 * @param place the id of the element
 */
export async function openHostPage(
  title: ClerkMessageKey,
  place: string,
  render: (surroundings: Surroundings) => ReactNode,
): Promise<void> {
  openPage(title);
  const back = { url: editorUrl, label: "batch.back" } as const;
  try {
    const settings = await readUsableSettings();
    if (typeof settings === "string") return showBar(settings, back);
    const token = settings.kind === "local" ? "" : readToken();
    if (token === undefined) return showBar(translate("batch.sign-in"), back);
    showBar(settings.kind === "local" ? translate("editor.trial") : "", back);
    const element = document.getElementById(place);
    if (!element) throw new Error(`The page has no element ${place}.`);
    const surroundings = { host: createHost(settings, token), rules: await fetchTextRules() };
    createRoot(element).render(render(surroundings));
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name === "SecurityError";
    showBar(isRefused ? translate("host.storage-refused") : describeFault(error), back);
  }
}
