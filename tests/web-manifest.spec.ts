/** The site can be added to a phone's home screen, in each language. */
import { z } from "zod";
import { pathTo } from "../src/site/paths";
import { localesInTurn } from "./site/examples";
import { expect, test } from "./site/test";

const manifest = z.object({
  name: z.string().min(1),
  start_url: z.string(),
  display: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string() })).min(2),
  shortcuts: z.array(z.object({ name: z.string().min(1), url: z.string() })).min(1),
});

for (const { code: locale, name } of localesInTurn(2)) {
  test(`in ${name} the manifest starts in that language, and all its URLs exist`, async ({ page, request }) => {
    await page.goto(pathTo("results", locale));
    const address = await page.locator('link[rel="manifest"]').getAttribute("href");
    const response = await request.get(address ?? "");
    expect(response.headers()["content-type"]).toBe("application/manifest+json");
    const { start_url: start, icons, shortcuts } = manifest.parse(await response.json());
    expect(start).toBe(pathTo("home", locale));
    for (const { src, type } of icons) {
      const icon = await request.get(src);
      expect([icon.status(), icon.headers()["content-type"]]).toEqual([200, type]);
    }
    for (const { url } of [{ url: start }, ...shortcuts]) expect((await request.get(url)).status(), url).toBe(200);
  });
}
