/** The page of pending work, as found by the build and the weekly job. */
import { formatIssue } from "../scripts/ci/health";
import { Clerk } from "./editor/clerk";
import { openGitDesk } from "./editor/git-desk";
import { expect, test } from "./site/test";

test.use({ viewport: { width: 360, height: 740 }, expectedFaults: /status of 404/u });

test("lists pending work in Hindi and English, and the findings of the weekly job after the sign-in", async ({
  page,
}) => {
  const said = { en: "The link does not work.", hi: "लिंक नहीं खुलता।" };
  const items = [{ kind: "link" as const, place: `https://${"gone.".repeat(20)}example/`, since: "2026-11-02", said }];
  const query = new URLSearchParams();
  const text = formatIssue({ day: "2026-11-09", items });
  process.env.BUILD_DATE = "2030-01-01";
  const { host, desk, close } = await openGitDesk();
  delete process.env.BUILD_DATE;
  host.issues.answer("POST", "", query, { title: "", labels: ["site-health"], body: text });
  try {
    await page.goto(`${desk.origin}/admin/health`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("शेष काम");
    await expect(page.getByText("पहले संपादक में प्रवेश करें")).toBeVisible();
    const reviews = page.getByRole("heading", { name: "समीक्षा के लिए पृष्ठ" });
    await expect(reviews).toBeVisible();
    await expect(page.getByText("content/pages/orders.yaml")).toBeVisible();

    await new Clerk(page, desk.origin).signIn("GitHub");
    await page.getByRole("link", { name: "शेष काम" }).click();
    await expect(page.getByRole("heading", { name: "अन्य साइटों के लिंक जो नहीं खुलते (1)" })).toBeVisible();
    await expect(page.getByText("(2026-11-02 से): लिंक नहीं खुलता।")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole("button", { name: "In English" }).click();
    await expect(page.getByRole("heading", { name: "Links to other sites that do not work (1)" })).toBeVisible();
    await expect(reviews).toBeHidden();
  } finally {
    await page.close();
    await close();
  }
});
