import type { Host, Review, WaitingRequest } from "../../desk/host/host";
import { ClerkFault, getTexts } from "../../messages";
import { describeFault } from "../host/describe-fault";
import { translate } from "../page";
import type { ReadFile } from "./read-request";

/** A request that the reviewer has read and chosen. */
export interface ChosenRequest {
  readonly request: WaitingRequest;
  /** The name of the request on its card. */
  readonly name: string;
  /** The files that it publishes. */
  readonly files: readonly ReadFile[];
}

/** Checks whether nothing that the host knows of a request bars its publication. */
export const isUnbarred = ({ mayPublish, checks, hasConflict }: Review) =>
  mayPublish && checks !== "failed" && checks !== "running" && !hasConflict;

/**
 * Publishes requests one after the other, and stops at the first that is refused. Each is read again first, and
 * published only if it is as the reviewer read it.
 *
 * @param onPublished is called with the files of each published request
 * @returns a sentence about what is published, what was refused and why, and what was left
 */
export async function publishChosen(
  host: Host,
  chosen: readonly ChosenRequest[],
  onPublished: (files: readonly ReadFile[]) => void,
): Promise<string> {
  const list = (some: readonly ChosenRequest[]) => some.map(({ name }) => name).join("; ");
  for (const [index, { request, name, files }] of chosen.entries()) {
    try {
      if (!isUnbarred(await host.readReview(request))) throw new ClerkFault(getTexts("requests.barred"));
      await host.publish(request);
      onPublished(files);
    } catch (error) {
      const [done, left] = [chosen.slice(0, index), chosen.slice(index + 1)];
      return [
        done.length > 0 && translate("requests.published-some", { names: list(done) }),
        translate("requests.stopped", { name, reason: describeFault(error) }),
        left.length > 0 && translate("requests.left", { names: list(left) }),
      ]
        .filter(Boolean)
        .join(" ");
    }
  }
  return translate("requests.published-some", { names: list(chosen) });
}
