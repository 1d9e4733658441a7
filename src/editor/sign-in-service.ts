import * as z from "zod";
import type { UsableRepository } from "../desk/repository-settings";
import { parseJson } from "../documents/bytes";

type Remote = Extract<UsableRepository, { readonly kind: "remote" }>;

/** A council's OAuth service, and the git host that it signs in to. */
type Service = NonNullable<Remote["signIn"]> & Pick<Remote, "host">;

const answer = z.object({ token: z.string().min(1) });

/**
 * Signs in by a council's OAuth service in a pop-up, by the handshake of Decap CMS and its services: the service greets,
 * the greeting is returned to it, and it sends the token.
 *
 * @returns the token
 * @throws Error if the service refuses or the pop-up is blocked
 * @see https://decapcms.org/docs/external-oauth-clients/
 */
export function signInByService({ origin, path, host }: Service): Promise<string> {
  const address = new URL(path, origin);
  address.search = new URLSearchParams({
    ...{ provider: host, site_id: window.location.hostname },
    scope: host === "github" ? "repo" : "api",
  }).toString();
  const popUp = window.open(address, "sign-in", "width=960,height=600");
  if (!popUp) return Promise.reject(new Error("The browser blocks the pop-up of the sign-in service."));
  const greeting = `authorizing:${host}`;
  return new Promise((resolve, reject) => {
    const listen = ({ data, origin: from, source }: MessageEvent) => {
      if (from !== address.origin || source !== popUp) return;
      if (data === greeting) return popUp.postMessage(greeting, address.origin);
      const [, end, text = ""] = /^authorization:\w+:(success|error):([\s\S]+)$/u.exec(String(data)) ?? [];
      if (end === undefined) return;
      window.removeEventListener("message", listen);
      popUp.close();
      const { data: found } = answer.safeParse(parseJson(text));
      if (found) resolve(found.token);
      else reject(new Error(`The sign-in service refused: ${text}`));
    };
    window.addEventListener("message", listen);
  });
}
