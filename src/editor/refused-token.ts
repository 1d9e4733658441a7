import type { ClerkLanguage } from "../content/clerk-languages";
import { editorMessages } from "./messages";
import { tell } from "./notice";

/**
 * Reports in words that the git host no longer takes the token, which has expired or was revoked. Decap itself shows the
 * host's own words, in the middle of whatever it was doing.
 *
 * @param api the root of the host's API
 */
export function reportRefusedToken(language: ClerkLanguage, api: string): void {
  const { fetch } = window;
  const { tokenRefused, tokenRenew } = editorMessages[language];
  window.fetch = async (input, options) => {
    const answer = await fetch(input, options);
    if (answer.status === 401 && answer.url.startsWith(api)) tell(language, tokenRefused, tokenRenew);
    return answer;
  };
}
