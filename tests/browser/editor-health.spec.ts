/** The page of pending work, as found by the build and the weekly job. */
import { formatIssue } from "../../scripts/ci/health";
import { Clerk } from "../editor/clerk";
import { hostTest as test } from "../editor/desks";
import { expect } from "../site/test";

test.use({ viewport: { width: 360, height: 740 } });

// The build's list has the pages that are due for review on this day.
test.beforeAll(() => Object.assign(process.env, { BUILD_DATE: "2030-01-01" }));
test.afterAll(() => {
  delete process.env.BUILD_DATE;
});

test("lists pending work in Hindi and English, and the findings of the weekly job after the sign-in", async ({
  desk,
  host,
  page,
}) => {
  const said = { en: "The link does not work.", hi: "लिंक नहीं खुलता।" };
  const items = [{ kind: "link" as const, place: `https://${"gone.".repeat(20)}example/`, since: "2026-11-02", said }];
  const body = formatIssue({ day: "2026-11-09", items });
  host.issues.answer("POST", "", new URLSearchParams(), { title: "", labels: ["site-health"], body });
  await page.goto(`${desk.origin}/admin/health`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("शेष काम");
  await expect(page.getByText("पहले संपादक में प्रवेश करें")).toBeVisible();
  const reviews = page.getByRole("heading", { name: "समीक्षा के लिए पृष्ठ" });
  await expect(reviews).toBeVisible();
  const link = page.getByRole("link", { name: "“पृष्ठ: orders”" });
  await expect(link).toHaveAttribute("href", "/admin#/collections/pages/entries/orders");

  await new Clerk(page, desk.origin, "GitHub").open();
  await page.getByRole("link", { name: "शेष काम" }).click();
  await expect(page.getByRole("heading", { name: "अन्य साइटों के लिंक जो नहीं खुलते (1)" })).toBeVisible();
  await expect(page.getByText("(2026-11-02 से): लिंक नहीं खुलता।")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole("button", { name: "In English" }).click();
  await expect(page.getByRole("heading", { name: "Links to other sites that do not work (1)" })).toBeVisible();
  await expect(reviews).toBeHidden();
});
