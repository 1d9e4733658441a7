import { nameFiles } from "../../changes/name-files";
import { HostRefusal } from "../../desk/host/host";
import { ClerkFault, type ClerkMessageKey } from "../../messages";
import { formatMoment, language, translate } from "../page";

/** The messages for what a host refuses, by status code. */
const refusals: Readonly<Record<number, ClerkMessageKey>> = {
  401: "host.token-expired",
  403: "host.forbidden",
  404: "host.forbidden",
  405: "host.rules",
  409: "host.changed",
  422: "host.rules",
};

/** Returns the message for a clerk about a failure and its remedy. Unexpected errors are logged. */
export function describeFault(error: unknown): string {
  if (error instanceof ClerkFault) return nameFiles(error.words[language], language);
  if (!(error instanceof HostRefusal)) {
    console.error(error);
    return translate("host.unreachable");
  }
  if (error.until) return translate("host.busy", { time: formatMoment(error.until.toISOString()) });
  const known = refusals[error.status];
  return known ? translate(known) : translate("host.refused", { status: error.status });
}
