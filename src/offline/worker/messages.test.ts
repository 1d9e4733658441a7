import type { WorkerMessages } from "../manifest";
import { createMissingPage, withNote } from "./messages";

const markup = '<img src=x onerror="alert(1)">';
const words: WorkerMessages = {
  kept: `${markup} {{date}}`,
  title: markup,
  missing: markup,
  pages: markup,
  retry: markup,
  months: Array.from({ length: 12 }, () => markup),
};

jest.mock("./manifest", () => ({
  cacheName: "site-1",
  get manifest() {
    return { words: { en: words } };
  },
}));

beforeEach(() => {
  const page = new Response("<title>Results &amp; marks</title>");
  const cache = {
    keys: async () => [{ url: "https://council.example/.kept/Result" }],
    match: async (key: string) => (key === "/Result" ? page : undefined),
  };
  Object.defineProperty(globalThis, "caches", { value: { open: async () => cache }, configurable: true });
});

it("lists the cached pages and escapes messages", async () => {
  const response = await createMissingPage("/Budget");
  const html = await response.text();
  expect(response.status).toBe(503);
  expect(html).toContain('<a href="/Result">Results &amp; marks</a>');
  expect(html).not.toContain("<img");
  expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'/u);
});

it("adds the age to a cached page and escapes it", async () => {
  const cached = new Response("<body class='x'><h1>Results</h1>", { headers: { "x-frame-options": "DENY" } });
  const response = await withNote("/Result", cached);
  const html = await response.text();
  expect(html).toMatch(/^<body class='x'><p id="stale-notice"[^>]*>&lt;img/u);
  expect(html).not.toContain("<img");
  expect(response.headers.get("x-frame-options")).toBe("DENY");
});
