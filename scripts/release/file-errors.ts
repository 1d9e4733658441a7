import { propertyOf } from "../serve/thrown";
import { PublishError } from "./layout";

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

/** Gives a sentence for an error of the system, with the error as its cause. Passes any other error on as it is. */
export function toPublishError(error: unknown): unknown {
  const code = codeOf(error);
  if (error instanceof PublishError || code === undefined || !/^E[A-Z0-9]+$/.test(code)) return error;
  const detail = error instanceof Error ? error.message : String(error);
  const sentence = sentences[code] ?? "The system refused what publishing needs";
  return new PublishError(`${sentence} (${detail}).`, { cause: error });
}
