import { translate } from "../page";
import { findFontInPaste } from "./find-legacy-font";

/**
 * Examines a paste or a drop, for the form and the batch page alike.
 *
 * @returns the legacy font of its Latin letters, its HTML without what a text cannot hold, whether it has text, whether only
 *   `reader.ts` converts it (tables, Word's lists, struck-out text), and sentences about the losses
 */
export function examinePaste(data: DataTransfer | null) {
  const { body } = new DOMParser().parseFromString(data?.getData("text/html") ?? "", "text/html");
  const font = findFontInPaste(body.ownerDocument);
  const pictures = removePictures(body, data) ? [translate("editor.paste-picture")] : [];
  const html = body.ownerDocument.documentElement.innerHTML;
  const needsReader = /<(?:table|s|strike|del|input)\b|mso-list|line-through/iu.test(html);
  return { font, html, hasText: body.textContent?.trim() !== "", needsReader, losses: pictures };
}

/** Removes the pictures from pasted HTML. Returns whether it had any; a picture can also be a file without any HTML. */
function removePictures(body: HTMLElement, data: DataTransfer | null): boolean {
  const pictures = body.querySelectorAll("img, picture, svg, video, object, embed, iframe");
  for (const picture of pictures) picture.remove();
  const hasFile = Array.from(data?.files ?? []).length > 0 && body.textContent?.trim() === "";
  return pictures.length > 0 || hasFile;
}
