import type { WorkerData } from "../protocol";
import { answerFromCache } from "./cached-pages";

const markup = '<img src=x onerror="alert(1)">';
const months = Array.from({ length: 12 }, () => markup);
const workerData: WorkerData = {
  precached: { en: ["/"] },
  messages: {
    en: { kept: `${markup} {{date}}, {{time}}`, title: markup, missing: markup, pages: markup, retry: markup, months },
  },
};

const headers = { date: "Fri, 27 Nov 2026 20:00:00 GMT", "x-frame-options": "DENY", "content-encoding": "br" };
const html =
  "<head><title>Results &amp; marks</title></head><body class='x'><header>Council</header><main>Text</main><script></script></body>";

/** Answers a request for a page while the pages at some paths are cached. */
async function answer(path: string, ...cached: string[]) {
  const cache = {
    keys: async () => cached.map((page) => ({ url: `https://council.example${page}` })),
    match: async (key: string | { readonly url: string }) =>
      cached.includes(typeof key === "string" ? key : new URL(key.url).pathname)
        ? new Response(html, { headers })
        : undefined,
  };
  Object.assign(globalThis, { workerData, caches: { open: async () => cache } });
  const response = await answerFromCache(path);
  return { response, text: await response.text() };
}

it("lists the cached pages below the header of the home page, and escapes messages", async () => {
  const { response, text } = await answer("/Budget", "/", "/Result", "/hi");
  expect(response.status).toBe(503);
  expect(text).toMatch(/<header>Council<\/header><main><div align="center"><svg.*<\/svg><h1>&lt;img/u);
  expect(text).toContain('<a href="/Result">Results &amp; marks</a>');
  expect(text).not.toMatch(/<img|<script|Text|"\/hi"/u);
  expect(response.headers.get("x-frame-options")).toBe("DENY");
});

it("leaves a page to the browser if not even the home page is cached", async () => {
  expect((await answer("/Budget", "/Result")).response.type).toBe("error");
});

it("adds the time in India at which the server sent a cached page, and escapes it", async () => {
  const { response, text } = await answer("/Result", "/", "/Result");
  expect(text).toMatch(/<body class='x'><p id="stale-notice"[^>]*>&lt;img/u);
  expect(text).toMatch(/28 .* 2026, 01:30<\/p>/u);
  expect(response.headers.has("content-encoding")).toBe(false);
  expect(text).not.toContain("<img");
  expect(response.headers.get("x-frame-options")).toBe("DENY");
});
