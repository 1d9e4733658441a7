import type { ClerkTexts } from "./messages";

/** Why a command cannot do what it was asked, in words for clerks. */
export class ClerkFault extends Error {
  constructor(
    readonly words: ClerkTexts,
    options?: ErrorOptions,
  ) {
    super(words.en, options);
    this.name = "ClerkFault";
  }
}
