import type { Review } from "../../desk/host/host";
import { translate } from "../page";

/** Renders who said what about a request. */
export function Remarks({ remarks }: Pick<Review, "remarks">) {
  return remarks.map(({ kind, by, text }) => (
    <p key={`${kind} ${by} ${text}`} className={kind === "returned" ? "returned" : undefined}>
      {translate(`requests.${kind}-by`, { by })}
      {text && `: ${text}`}
    </p>
  ));
}
