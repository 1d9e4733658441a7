import { documentsAddress } from "../../src/site/documents";
import { pathTo } from "../../src/site/paths";
import { send } from "../serve/send";

/** One request of a visit. */
export interface Asking {
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the browser of one kind of visitor asks for. */
export interface Visit {
  readonly name: string;
  /** How many of ten visitors. */
  readonly share: number;
  /** The first time. */
  readonly cold: readonly Asking[];
  /** Again on the same day: what is kept for a year is not asked for, and what is unchanged is not sent. */
  readonly warm: readonly Asking[];
}

const accepting = { "accept-encoding": "gzip, deflate, br" };

/** The visits of the day on which results come: eight of ten open the Result page and a document, two the first page. */
export async function visitsOfResultsDay(port: number): Promise<Visit[]> {
  const results = pathTo("results", "en");
  const home = pathTo("home", "en");
  return [
    await visit(port, { name: "the results and a document", share: 8, page: results, withDocument: true }),
    await visit(port, { name: "the first page", share: 2, page: home, withDocument: false }),
  ];
}

interface Kind {
  readonly name: string;
  readonly share: number;
  readonly page: string;
  readonly withDocument: boolean;
}

async function visit(port: number, { name, share, page, withDocument }: Kind): Promise<Visit> {
  const { headers, body } = await send(port, page);
  const html = body.toString();
  const scripts = Array.from(html.matchAll(/<script[^>]* src="([^"]+)"/g), ([, address = ""]) => address);
  const icons = Array.from(html.matchAll(/<link rel="icon" href="([^"]+)"/g), ([, address = ""]) => address);
  const data = `/page-data${page === "/" ? "/index" : page}/page-data.json`;
  const ask = (target: string, more = {}): Asking => ({ target, headers: { ...accepting, ...more } });
  const document = new RegExp(`href="(${documentsAddress}/[^"]+)"`).exec(html)?.[1];
  const documents = withDocument && document ? [ask(document)] : [];
  const tag = (found: typeof headers) => ({ "if-none-match": found.etag ?? "" });
  const packed = await send(port, page, { headers: accepting });
  const packedData = await send(port, data, { headers: accepting });
  return {
    name,
    share,
    cold: [page, ...scripts, ...icons, data, "/page-data/app-data.json"].map((target) => ask(target)).concat(documents),
    warm: [ask(page, tag(packed.headers)), ask(data, tag(packedData.headers)), ...documents],
  };
}

/** The bytes of the answers, headers included as they stand in HTTP/1.1. */
export async function weigh(port: number, askings: readonly Asking[]): Promise<number> {
  const sizes = await Promise.all(
    askings.map(async ({ target, headers }) => {
      const answer = await send(port, target, { headers });
      if (answer.status >= 400) throw new Error(`${target} answers ${answer.status}`);
      const head = Object.entries(answer.headers).reduce(
        (sum, [name, value]) => sum + name.length + String(value).length + 4,
        17,
      );
      return head + answer.body.length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
