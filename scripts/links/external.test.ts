import { createServer } from "node:http";
import { type Serving, startServer } from "../serve/server";
import { askAll, type ExternalAnswer } from "./external";

const asked: string[] = [];
let [server, base]: [Serving | undefined, string] = [undefined, ""];
let atOnce = 0;
let mostAtOnce = 0;

/** The responses of a mock external site by path. Other paths get no response. */
const answers: Readonly<Record<string, { status: number; location?: string; forGet?: number }>> = {
  "/there": { status: 200 },
  "/gone": { status: 404 },
  "/only-get": { status: 405, forGet: 200 },
  "/closed-to-machines": { status: 403 },
  "/moved": { status: 301, location: "/there" },
  "/elsewhere-today": { status: 302, location: "/there" },
  "/moved-to-nothing": { status: 301, location: "/gone" },
  "/round": { status: 302, location: "/round" },
};

beforeAll(async () => {
  const site = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers["user-agent"]}`);
    const answer = answers[request.url ?? ""];
    if (!answer) return;
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    setImmediate(() => {
      atOnce -= 1;
      const status = request.method === "GET" ? (answer.forGet ?? answer.status) : answer.status;
      response.writeHead(status, answer.location ? { location: answer.location } : {}).end();
    });
  });
  server = await startServer(site);
  base = server.origin;
});

afterAll(() => server?.close());

const manners = { userAgent: "link check of https://council.example", timeoutMs: 300, pause: 0 };

async function ask(...paths: string[]): Promise<Pick<ExternalAnswer, "state" | "detail">[]> {
  const found = await askAll(
    paths.map((path) => base + path),
    manners,
  );
  return paths.map((path) => {
    const { state, detail } = found.find(({ address }) => address === base + path) ?? { state: "gone", detail: "lost" };
    return { state, detail: detail.replace(base, "") };
  });
}

it("distinguishes pages that exist, even if only for people, from dead links", async () => {
  expect(await ask("/there", "/only-get", "/elsewhere-today", "/moved")).toEqual([
    { state: "there", detail: "answers 200" },
    { state: "there", detail: "answers 200" },
    { state: "there", detail: "answers 200" },
    { state: "there", detail: "answers 200" },
  ]);
  expect(await ask("/closed-to-machines", "/gone", "/moved-to-nothing", "/round", "/silent")).toEqual([
    { state: "there", detail: "answers 403" },
    { state: "gone", detail: "answers 404" },
    { state: "gone", detail: "answers 404" },
    { state: "gone", detail: expect.stringContaining("redirect count exceeded") },
    { state: "gone", detail: "does not answer in time" },
  ]);
  const [nobody] = await askAll(["http://127.0.0.1:1/"], manners);
  expect(nobody).toMatchObject({ state: "gone", detail: expect.stringContaining("cannot be reached") });
});

it("sends one request at a time per site, with its user agent and HEAD first", async () => {
  asked.length = 0;
  mostAtOnce = 0;
  await ask("/there", "/gone", "/moved", "/there");
  expect(mostAtOnce).toBe(1);
  expect(asked).toContain("HEAD /there link check of https://council.example");
  expect(asked.filter((line) => line.startsWith("GET"))).toEqual(["GET /gone link check of https://council.example"]);
});
