import type { ClerkTexts } from "./messages";

/** An error of a command, with a message for clerks. */
export class ClerkFault extends Error {
  constructor(
    readonly words: ClerkTexts,
    options?: ErrorOptions,
  ) {
    super(words.en, options);
    this.name = "ClerkFault";
  }
}
