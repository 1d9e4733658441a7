/** The form keeps its promises where a file, the browser or a person does something unexpected. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { almora, Clerk, pdf } from "../editor/clerk";
import { hostTest, test } from "../editor/desks";
import { say } from "../editor/say";
import { expect } from "../site/test";

const { address, draft, file } = almora;

declare global {
  interface Window {
    pristine?: readonly unknown[];
  }
}

const expectStatus = (page: Page, text: string) =>
  expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();

for (const [fault, text, sentence] of [
  ["no YAML", "key: almora\nname: {\n", /^पंक्ति \d+: ./u],
  [
    "an unknown field",
    "key: almora\nname: { en: A, hi: क, sa: क }\ncolour: red\n",
    /^पंक्ति 3: ऐसा कोई फ़ील्ड नहीं है; .*key, specimen, name$/u,
  ],
] as const)
  test(`shows the line of a file broken by hand, and no form: ${fault}`, async ({ clerk, council, git, page }) => {
    writeFileSync(path.join(council.folder, file), text);
    git("commit", "--quiet", "--all", "--message=By hand");
    await page.goto(new URL(address, page.url()).href);
    await expect(clerk.problems).toContainText(say("entry.broken"));
    await expect(clerk.problems.getByRole("listitem").first()).toHaveText(sentence);
    await expect(clerk.problems.getByRole("link", { name: say("history.title") })).toBeVisible();
    await expect(clerk.saveButton).toHaveCount(0);
  });

test("works where the browser refuses storage, and says once what is lost", async ({ clerk, git, page, desk }) => {
  // A page in a sandbox has no origin, so the browser refuses storage, databases and locks.
  await page.route("**", async (route) => {
    const asked = route.fetch({ headers: { ...route.request().headers(), origin: desk.origin } });
    // The host ends before the page, which may still ask for something.
    const response = await asked.catch(() => undefined);
    if (!response) return;
    const headers = { ...response.headers(), "access-control-allow-origin": "*" };
    const sandbox = "sandbox allow-scripts allow-forms allow-modals";
    const isPage = route.request().isNavigationRequest();
    await route.fulfill({ response, headers: { ...headers, ...(isPage && { "content-security-policy": sandbox }) } });
  });
  await page.goto("about:blank");
  await page.goto(`${desk.origin}${address}`);
  const box = clerk.box("हिन्दी").first();
  await box.fill("अल्मोड़ा नगर");
  await expectStatus(page, say("editor.unsaved-refused"));
  await clerk.saveDraft();
  expect(git("show", `${draft}:${file}`)).toContain("अल्मोड़ा नगर");
  await page.getByRole("button", { name: "In English" }).click();
  await expect(page.getByRole("link", { name: "Districts", exact: true })).toBeVisible();
});

test("says that the browser's storage is full, and saves", async ({ clerk, git, page }) => {
  const box = await clerk.openDistrict();
  const browser = await page.context().newCDPSession(page);
  await browser.send("Storage.overrideQuotaForOrigin", { origin: new URL(page.url()).origin, quotaSize: 1 });
  await box.fill("अल्मोड़ा नगर");
  await expectStatus(page, say("editor.unsaved-full"));
  await clerk.saveDraft();
  expect(git("show", `${draft}:${file}`)).toContain("अल्मोड़ा नगर");
});

test("keeps the unsaved work of two tabs apart, until one is closed", async ({ clerk, context, desk, page }) => {
  const box = await clerk.openDistrict();
  await box.fill("पहला पटल");
  const second = new Clerk(await context.newPage(), desk.origin);
  await second.open();
  const other = await second.openDistrict();
  await expect(other).toHaveValue("अल्मोड़ा");
  await other.fill("दूसरा पटल");
  await page.reload();
  await clerk.restore();
  await expect(box).toHaveValue("पहला पटल");
  await second.page.close();
  await page.reload();
  // The newest first; the other is offered after it.
  await clerk.dialog.getByRole("button", { name: say("entry.discard") }).click();
  await clerk.restore();
  await expect(box).toHaveValue(/^(?:पहला|दूसरा) पटल$/u);
});

test("Back in the middle of a form leaves the list, and Forward offers what was written", async ({ clerk, page }) => {
  await clerk.lists.getByRole("link", { name: "जनपद", exact: true }).click();
  await page.getByRole("link", { name: "अल्मोड़ा", exact: true }).click();
  const box = clerk.box("हिन्दी").first();
  await box.fill("अल्मोड़ा नगर");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "जनपद" })).toBeVisible();
  await page.goForward();
  await clerk.restore();
  await expect(box).toHaveValue("अल्मोड़ा नगर");
});

test("accepts a paste of 250,000 characters, and reports that they are too many", async ({ clerk, context, page }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await clerk.writeOrder({ en: "Long", hi: "लंबा", sa: "दीर्घम्" }, "SPECIMEN/2031/009", "परीक्षा", "2026-11-01");
  const text = "अनुच्छेद एक दो तीन चार पाँच छह सात आठ नौ दस।\n\n".repeat(5435);
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  const box = clerk.richText("हिन्दी");
  await box.click();
  await page.keyboard.press("Control+v");
  await expect(box.getByRole("paragraph")).toHaveCount(5436, { timeout: 60_000 });
  await page.keyboard.type("!");
  await expect(box).toContainText(/!$/u);
  await clerk.save();
  await expect(clerk.problems).toContainText(/अधिकतम सीमा 256 KB/u, { timeout: 60_000 });
  await box.press("Control+z");
  await box.press("Control+z");
  await expect(box).toHaveText("");
});

test("leaves the browser's objects unpatched", async ({ clerk, page }) => {
  const look = () => [
    ...Object.entries(Object.getOwnPropertyDescriptors(Storage.prototype)).flatMap(([name, { value, get, set }]) => [
      ...[name, value, get, set],
    ]),
    ...[window.fetch, window.confirm, window.alert, window.open, history.pushState, history.replaceState],
    ...[EventTarget.prototype.addEventListener, Element.prototype.setAttribute],
  ];
  await page.addInitScript(`window.pristine = (${look})()`);
  await page.reload();
  await clerk.begin("शासनादेश");
  await clerk.richText("हिन्दी").fill("पाठ");
  const differing = await page.evaluate(
    `(${look})().filter((value, index) => value !== window.pristine[index]).map(String)`,
  );
  expect(differing).toEqual([]);
});

test("offers once what the previous form had stored", async ({ clerk, page }) => {
  const box = await clerk.openDistrict();
  await expect(box).toHaveValue("अल्मोड़ा");
  await page.evaluate(() => {
    const base = { key: "almora", name: { en: "Almora", hi: "अल्मोड़ा", sa: "अल्मोडा" } };
    const fields = { ...base, name: { ...base.name, hi: "अल्मोड़ा नगर" } };
    localStorage.setItem("editor-unsaved/districts/almora", JSON.stringify({ base, fields }));
  });
  await page.reload();
  await clerk.restore();
  await expect(box).toHaveValue("अल्मोड़ा नगर");
  // What is taken back just before the page closes is not offered again.
  await box.fill("अल्मोड़ा");
  await page.reload();
  await expect(box).toHaveValue("अल्मोड़ा");
  await expect(clerk.dialog).toHaveCount(0);
});

hostTest(
  "a draft of the form before this one opens, is saved and approved",
  async ({ bare, clerk, council, git, host, openReviewer }) => {
    council.git("switch", "--quiet", "--create", draft);
    writeFileSync(
      path.join(council.folder, file),
      "key: almora\nname:\n  en: Almora\n  hi: अल्मोड़ा नगर\n  sa: अल्मोडा\n",
    );
    council.git("commit", "--quiet", "--all", "--message=Update जनपद “almora”");
    council.git("push", "--quiet", bare, draft);
    const texts = { title: "Update जनपद “almora”", description: "Automatically generated by Decap CMS" };
    const fresh = { approvals: [], remarks: [], isMerged: false, isClosed: false };
    host.requests.push({
      ...texts,
      ...fresh,
      number: 1,
      branch: draft,
      by: "clerk",
      since: "2026-11-01T00:00:00Z",
      labels: ["editor/draft"],
    });
    const built = { context: "deploy/preview", state: "success", target_url: "https://draft.council.example/" };
    host.others.set(`GET /commits/${git("rev-parse", draft)}/status`, () => Response.json({ statuses: [built] }));
    const box = await clerk.openDistrict();
    await expect(box).toHaveValue("अल्मोड़ा नगर");
    const preview = clerk.page.getByRole("link", { name: say("entry.built-preview") });
    await expect(preview).toHaveAttribute("href", built.target_url);
    await box.fill("अल्मोड़ा ज़िला");
    await clerk.page.getByRole("button", { name: say("entry.save-and-send") }).click();
    await clerk.confirm();
    await expectStatus(clerk.page, say("requests.sent"));
    await expect(preview).toHaveCount(0);
    expect(host.requests).toHaveLength(1);
    const reviewer = await openReviewer();
    const requests = await reviewer.openRequests();
    await requests.locator("summary").click();
    await requests.getByRole("button", { name: say("requests.publish"), exact: true }).click();
    await reviewer.dialog.getByRole("button", { name: say("requests.publish") }).click();
    await expect(reviewer.page.getByText(say("requests.published"))).toBeVisible();
    expect(git("show", `main:${file}`)).toContain("अल्मोड़ा ज़िला");
  },
);

hostTest("a keyboard alone leads from the sign-in to a saved order", async ({ desk, git, host, page }) => {
  expect(host.tokens.size).toBe(0);
  const clerk = new Clerk(page, desk.origin, "GitHub");
  await page.goto(`${desk.origin}/admin`);
  /** Presses Tab until a control has the focus. */
  const reach = async (control: Locator) => {
    for (let presses = 0; presses < 120; presses += 1) {
      await page.keyboard.press("Tab");
      if (await control.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab does not reach ${control}.`);
  };
  const write = async (label: string, text: string) => {
    await reach(clerk.box(label).first());
    await page.keyboard.type(text);
  };
  const press = async (control: Locator) => {
    await reach(control);
    await page.keyboard.press("Enter");
  };
  await write(say("sign-in.label"), "secret-token");
  await page.keyboard.press("Enter");
  await clerk.lists.waitFor();
  await press(clerk.lists.getByRole("link", { name: "शासनादेश", exact: true }));
  await press(page.getByRole("link", { name: say("entry.add", { list: "शासनादेश" }) }));
  await clerk.saveButton.waitFor();
  await write("अंग्रेज़ी", "Grant");
  await write("हिन्दी", "अनुदान");
  await write("संस्कृत", "अनुदानम्");
  await write("शासनादेश संख्या", "SPECIMEN/2031/020");
  await reach(clerk.box("विषय"));
  await page.keyboard.press("ArrowDown");
  await write("प्रकाशित", "01-11-2026");
  const chooser = page.waitForEvent("filechooser");
  await press(clerk.fileInput().first());
  await (await chooser).setFiles({ name: "grant.pdf", mimeType: "application/pdf", buffer: pdf() });
  await clerk.expectFile("grant.pdf");
  await press(page.getByRole("button", { name: say("form.add", { name: "बदलाव" }) }));
  await write("तिथि", "02-11-2026");
  const item = page.getByRole("group", { name: "बदलाव 1", exact: true });
  for (const [label, text] of [
    ["अंग्रेज़ी", "Sum corrected"],
    ["हिन्दी", "राशि सुधारी"],
    ["संस्कृत", "राशिः शोधिता"],
  ] as const) {
    await reach(item.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await press(clerk.saveButton);
  await clerk.dialog.waitFor();
  await press(clerk.dialog.getByRole("button", { name: /सहेजें$/u }));
  await clerk.expectSaved();
  const order = git("show", "cms/orders/specimen-2031-020:content/orders/specimen-2031-020.yaml");
  expect(order).toContain("document: grant.pdf");
});
