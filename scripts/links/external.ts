import { getErrorProperty } from "../serve/answer";
import { getReason } from "../verify/ask";

/** The result of a request to an external URL. */
export interface ExternalAnswer {
  readonly address: string;
  /**
   * `there` if the site responded or refuses bots, since people may still get the page; `gone` on an error or timeout.
   */
  readonly state: "there" | "gone";
  /** The status, or the reason why there is no response. */
  readonly detail: string;
}

/** The request options for external URLs. */
export interface Manners {
  /** The `User-Agent` header, so that a site's operator can identify the requests. */
  readonly userAgent: string;
  /** The timeout of a request in milliseconds. */
  readonly timeoutMs?: number;
  /** The pause between two requests to one site in milliseconds. */
  readonly pause?: number;
}

/** The statuses of sites that refuse bots or ask them to retry later (RFC 9110, section 15.5; RFC 6585). */
const refusals = new Set([401, 403, 407, 429, 451, 503]);

/** Requests external URLs, each once and with a pause per site. Never rejects: an error is also a result. */
export async function askAll(
  addresses: readonly string[],
  { userAgent, timeoutMs = 20_000, pause = 1_000 }: Manners,
): Promise<ExternalAnswer[]> {
  const manners = { userAgent, timeoutMs, pause };
  const bySite = new Map<string, string[]>();
  for (const url of new Set(addresses)) {
    const { host } = new URL(url);
    bySite.set(host, [...(bySite.get(host) ?? []), url]);
  }
  const answers: ExternalAnswer[] = [];
  const askSite = async (site: readonly string[]) => {
    for (const [index, url] of site.entries()) {
      if (index > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      answers.push(await ask(url, manners));
    }
  };
  await Promise.all(Array.from(bySite.values(), askSite));
  return answers.sort((one, other) => (one.address < other.address ? -1 : 1));
}

/** Requests a URL with HEAD, and retries with GET on a failure, since some sites do not support HEAD. */
async function ask(url: string, manners: Required<Manners>): Promise<ExternalAnswer> {
  const byHead = await answerOf(url, "HEAD", manners);
  if (byHead.state === "there") return byHead;
  await new Promise((resolve) => setTimeout(resolve, manners.pause));
  return answerOf(url, "GET", manners);
}

async function answerOf(url: string, method: "HEAD" | "GET", manners: Required<Manners>): Promise<ExternalAnswer> {
  try {
    const signal = AbortSignal.timeout(manners.timeoutMs);
    const answer = await fetch(url, { method, signal, headers: { "user-agent": manners.userAgent } });
    await answer.body?.cancel();
    const isThere = answer.status < 400 || refusals.has(answer.status);
    return { address: url, state: isThere ? "there" : "gone", detail: `answers ${answer.status}` };
  } catch (error) {
    const isLate = getErrorProperty(error, "name") === "TimeoutError";
    return {
      address: url,
      state: "gone",
      detail: isLate ? "does not answer in time" : `cannot be reached: ${getReason(error)}`,
    };
  }
}
