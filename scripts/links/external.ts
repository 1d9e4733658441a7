import { z } from "zod";
import { forEachConcurrent } from "../../src/build/map-concurrent";

/** The answer of an external URL. */
export interface ExternalAnswer {
  readonly address: string;
  /**
   * `there`: it answered, or turns machines away, which says nothing of people; `gone`: it answered that it has no such
   * page, or did not answer.
   */
  readonly state: "there" | "gone";
  /** The status, or why no answer came. */
  readonly detail: string;
}

/** The request options for external URLs. Times are in milliseconds. */
export interface Manners {
  /** The `User-Agent` header, by which a site's operator can identify the requests. */
  readonly userAgent: string;
  /** Sites asked at a time; of one site, one address at a time. */
  readonly sitesAtOnce: number;
  /** Milliseconds that an answer may take. */
  readonly timeoutMs: number;
  /** The pause between two questions to one site. */
  readonly pause: number;
}

const usual: Omit<Manners, "userAgent"> = { sitesAtOnce: 4, timeoutMs: 20_000, pause: 1_000 };

/** Statuses by which sites turn machines away or ask them to come later (RFC 9110, section 15.5; RFC 6585). */
const refusals = new Set([401, 403, 407, 429, 451, 503]);

/** Asks for addresses elsewhere, each once, politely. Never throws; what goes wrong is an answer too. */
export async function askAll(
  addresses: readonly string[],
  given: Partial<Manners> & Pick<Manners, "userAgent">,
): Promise<ExternalAnswer[]> {
  const manners: Manners = { ...usual, ...given };
  const bySite = new Map<string, string[]>();
  for (const url of new Set(addresses)) {
    const { host } = new URL(url);
    bySite.set(host, [...(bySite.get(host) ?? []), url]);
  }
  const answers: ExternalAnswer[] = [];
  const askSite = async (site: readonly string[]) => {
    for (const [index, url] of site.entries()) {
      if (index > 0) await new Promise((resolve) => setTimeout(resolve, manners.pause));
      answers.push(await ask(url, manners));
    }
  };
  await forEachConcurrent(bySite.values(), askSite, manners.sitesAtOnce);
  return answers.sort((one, other) => (one.address < other.address ? -1 : 1));
}

/** Asks for the headers alone; some sites answer only the whole question, so a bad answer is asked for once more by GET. */
async function ask(url: string, manners: Manners): Promise<ExternalAnswer> {
  const byHead = await answerOf(url, "HEAD", manners);
  if (byHead.state === "there") return byHead;
  await new Promise((resolve) => setTimeout(resolve, manners.pause));
  return answerOf(url, "GET", manners);
}

async function answerOf(url: string, method: "HEAD" | "GET", manners: Manners): Promise<ExternalAnswer> {
  try {
    const signal = AbortSignal.timeout(manners.timeoutMs);
    const answer = await fetch(url, { method, signal, headers: { "user-agent": manners.userAgent } });
    await answer.body?.cancel();
    const isThere = answer.status < 400 || refusals.has(answer.status);
    return { address: url, state: isThere ? "there" : "gone", detail: `answers ${answer.status}` };
  } catch (error) {
    return { address: url, state: "gone", detail: reasonOf(error) };
  }
}

const thrown = z.object({
  name: z.string(),
  message: z.string(),
  /** Why the connection failed; of several addresses tried in vain only the code tells. */
  cause: z.object({ message: z.string(), code: z.string().optional() }).optional().catch(undefined),
});

function reasonOf(error: unknown): string {
  const { success, data } = thrown.safeParse(error);
  if (!success) return String(error);
  if (data.name === "TimeoutError") return "does not answer in time";
  return data.cause ? `cannot be reached: ${data.cause.message || data.cause.code}` : data.message;
}
