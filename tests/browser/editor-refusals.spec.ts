/** The editor refuses invalid entries with a message and without changing the repository. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { hostTest, test } from "../editor/desks";
import { hostAnswers } from "../editor/host-answers";
import { say } from "../editor/say";
import { atNight } from "../site/examples";
import { expect } from "../site/test";

test(
  "refuses a key that exists, and makes the key of a published entry read-only",
  atNight,
  async ({ clerk, council }) => {
    await clerk.begin("जनपद");
    await clerk.writeText({ en: "Almora", hi: "अल्मोड़ा", sa: "अल्मोडा" });
    await clerk.save();
    await expect(clerk.problems).toContainText("almora कुंजी वाली प्रविष्टि पहले से है");
    expect(council.git("for-each-ref", "refs/heads/cms/")).toBe("");

    await clerk.openDistrict();
    const key = clerk.box("कुंजी");
    await expect(key).toHaveValue("almora");
    await expect(key).toHaveAttribute("readonly", "");
  },
);

test("refuses an unpublishable document when it is chosen, and accepts a valid one", async ({ clerk, council }) => {
  const kept = (name: string) => readFileSync(path.resolve("tests", "cases", "pdf", `${name}.pdf`));
  const refused: readonly (readonly [Buffer, RegExp])[] = [
    [Buffer.alloc(0), /ख़ाली/u],
    [Buffer.from("not a PDF at all"), /भीतर से PDF नहीं है/u],
    [kept("password"), /पासवर्ड माँगता है/u],
    [kept("script-in-object-stream"), /सक्रिय सामग्री .*JavaScript/u],
  ];
  await clerk.begin("शासनादेश");
  const input = clerk.fileInput().first();
  for (const [buffer, reason] of refused) {
    await clerk.offer({ name: "order-2031.pdf", mimeType: "application/pdf", buffer });
    await expect(input).toHaveAccessibleDescription(reason);
  }
  await clerk.offer({ name: "order-2031.pdf", mimeType: "application/pdf", buffer: kept("owner-password") });
  await clerk.expectFile("order-2031.pdf");
  await expect(input).not.toHaveAccessibleDescription(/सक्रिय सामग्री/u);
  expect(council.git("status", "--porcelain")).toBe("");
});

test("warns about the number of another order, with its title and a link", atNight, async ({ clerk, council }) => {
  const [file = ""] = readdirSync(path.join(council.folder, "content", "orders"));
  const other = z
    .object({ number: z.string(), title: z.object({ hi: z.string() }) })
    .parse(parse(readFileSync(path.join(council.folder, "content", "orders", file), "utf8")));
  const title = { en: "Grant", hi: "अनुदान", sa: "अनुदानम्" };
  await clerk.writeOrder(title, other.number.toLowerCase(), "वित्त", "2026-05-02");
  await clerk.save();
  const link = clerk.dialog.getByRole("link", { name: other.title.hi });
  await expect(link).toHaveAttribute("href", new RegExp(`/orders/entries/${path.parse(file).name}$`, "u"));
  await clerk.dialog.getByRole("button", { name: "सहेजें" }).click();
  await clerk.expectSaved();
});

test("names the required fields that are empty, in their order, and focuses the first", async ({ clerk }) => {
  await clerk.begin("परीक्षाफल");
  await clerk.box("अंग्रेज़ी").first().fill("Uttar Madhyama 2025");
  await clerk.box("लिंक (वैकल्पिक)").fill("www.council.example");
  await clerk.save();
  await expect(clerk.problems.getByRole("listitem").first()).toHaveText(/^नाम › हिन्दी/u);
  await expect(clerk.box("हिन्दी").first()).toBeFocused();

  // Once they are filled in, the check names what is wrong with a value.
  await clerk.writeText({ en: "Uttar Madhyama 2025", hi: "उत्तर मध्यमा २०२५", sa: "उत्तरमध्यमा २०२५" });
  await clerk.choose("परीक्षा", "उत्तर मध्यमा");
  await clerk.box("वर्ष").fill("2025");
  await clerk.choose("प्रकार", "संस्थागत");
  await clerk.save();
  await expect(clerk.problems.getByRole("listitem")).toHaveText([/^लिंक: www\.council\.example पूरा पता नहीं है/u]);
  await expect(clerk.box("लिंक (वैकल्पिक)")).toBeFocused();
});

hostTest.describe("an answer of the host", () => {
  hostTest.use({
    expectedFaults: /status of [45]|Failed to fetch|ERR_FAILED|^(?:ClerkFault|TypeError|TimeoutError|Error)/u,
  });

  hostTest("has its sentence in the form, when it opens and when it saves", async ({ clerk, git, host, page }) => {
    const box = clerk.box("हिन्दी").first();
    const go = (path: string) => page.goto(new URL(`/admin#/collections/districts${path}`, page.url()).href);
    for (const { what, answer, says, values } of hostAnswers.form) {
      /** Answers so in place of the host, while an action shows its sentence. */
      const expectSaid = async (isAnswered: (method: string) => boolean, act: () => Promise<unknown>) => {
        await page.evaluate(() => {
          const { timeout } = AbortSignal;
          const wait = new AbortController();
          AbortSignal.timeout = () => wait.signal;
          Object.assign(window, {
            giveUp: () => {
              AbortSignal.timeout = timeout;
              wait.abort(new DOMException("No answer.", "TimeoutError"));
            },
          });
        });
        await page.route(`${host.api}/**`, async (route) => {
          if (!isAnswered(route.request().method())) return route.continue();
          if (answer === "lost") return route.abort();
          if (answer === "none") return void page.evaluate("giveUp()");
          const [status, body, headers] = answer;
          const all = { "Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": "*", ...headers };
          await route.fulfill({ status, headers: all, body: typeof body === "string" ? body : JSON.stringify(body) });
        });
        await act();
        for (const part of say(says, { ...values, time: "\n" }).split("\n"))
          await expect(page.getByRole("status").filter({ hasText: part }), what).toBeVisible();
        await page.unroute(`${host.api}/**`);
        await page.evaluate("giveUp()");
      };
      await go("");
      await expectSaid(
        () => true,
        () => go("/entries/almora"),
      );
      await go("");
      await go("/entries/almora");
      await box.fill("अल्मोड़ा नगर");
      await clerk.save();
      await expectSaid(
        (method) => method !== "GET",
        () => clerk.confirm(),
      );
      await expect(box).toHaveValue("अल्मोड़ा नगर");
      expect(git("for-each-ref", "refs/heads/cms/"), what).toBe("");
      await box.fill("अल्मोड़ा");
    }
    await box.fill("अल्मोड़ा नगर");
    await clerk.saveDraft();
  });
});
