import { propertyOf } from "../serve/thrown";
import { PublishingRefused } from "./place";

/** The code of an error that the system reported, such as `ENOENT`; undefined for any other. */
export function codeOf(error: unknown): string | undefined {
  const code = propertyOf(error, "code");
  return typeof code === "string" ? code : undefined;
}

const sentences: Readonly<Record<string, string>> = {
  ENOSPC: "The disk is full",
  EDQUOT: "The account may not store more on this disk",
  EACCES: "This account may not read or write a file that it needs",
  EPERM: "The system does not allow what publishing needs",
  EROFS: "The disk can only be read",
  EIO: "The disk could not be read or written",
};

/** What the system refused, as a sentence that ends with what is true of the site: nothing changed for visitors. */
export function refusalOf(error: unknown): PublishingRefused | undefined {
  if (error instanceof PublishingRefused) return error;
  const sentence = sentences[codeOf(error) ?? ""];
  const detail = error instanceof Error ? error.message : String(error);
  return sentence === undefined ? undefined : new PublishingRefused(`${sentence} (${detail}).`, { cause: error });
}
