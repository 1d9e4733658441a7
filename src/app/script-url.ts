import type {} from "../markup/trusted-types";

let policy: ReturnType<NonNullable<Window["trustedTypes"]>["createPolicy"]> | undefined;

/** Returns the URL of a script as browsers with Trusted Types accept it, before the app installs the default policy. */
export function toScriptUrl(url: string): string {
  policy ??= window.trustedTypes?.createPolicy("app", { createScriptURL: (own) => own });
  return policy?.createScriptURL(url) ?? url;
}
