/** A clerk asks for the withdrawal of a document with a reason; a reviewer approves it, and the page says when it is gone. */

import { testEachHost } from "../editor/desks";
import { say } from "../editor/say";
import { expect } from "../site/test";

const name = "order-academic-calendar-test-2017-18.pdf";
const record = `content/.published/withdrawn/${name}.txt`;
const entry = "content/orders/academic-calendar-test-2017-18.yaml";

testEachHost("a document is withdrawn by a request with a reason", async ({ clerk, git, openReviewer, page }) => {
  await clerk.openRequests();
  const form = page.getByRole("group").last();
  await form.locator("summary").click();
  const document = form.getByLabel("दस्तावेज़ (नाम, या साइट पर उसका पता)");
  const ask = form.getByRole("button", { name: "वापस लेने का प्रस्ताव भेजें" });
  await document.fill("no-such.pdf");
  await expect(ask).toBeDisabled();
  await form.getByLabel("समीक्षक के लिए कारण").fill("इसमें विद्यार्थियों के विवरण हैं।");
  await ask.click();
  await expect(page.getByText("साइट पर no-such.pdf नाम का दस्तावेज़ नहीं है।")).toBeVisible();

  // The address that the site shows has a digest.
  await document.fill(`https://council.example/documents/${name.replace(".pdf", ".0123456789abcdef.pdf")}`);
  await ask.click();
  await expect(clerk.dialog).toContainText(`हटाया गया दस्तावेज़: ${name}`, { timeout: 60_000 });
  await expect(clerk.dialog).toContainText("बदली – शासनादेश");
  await clerk.dialog.getByRole("button", { name: "समीक्षकों को भेजें" }).click();
  await expect(page.getByText("प्रस्ताव भेज दिया गया।")).toBeVisible();
  expect(git("ls-tree", "--name-only", "main", `static/documents/${name}`)).not.toBe("");

  const reviewer = await openReviewer();
  const requests = await reviewer.openRequests();
  const waiting = requests.first();
  await expect(waiting).toContainText(say("changes.withdrawn", { name }));
  await waiting.locator("summary").click();
  await expect(waiting).toContainText("दिया गया कारण: इसमें विद्यार्थियों के विवरण हैं।");
  await expect(waiting).toContainText("अगले प्रकाशन से");
  await waiting.getByRole("button", { name: "स्वीकृत करके प्रकाशित करें" }).click();
  await reviewer.dialog.getByRole("button", { name: "स्वीकृत करके प्रकाशित करें" }).click();
  await expect(reviewer.page.getByText("दस्तावेज़ कुछ मिनट में साइट से हट जाएगा")).toBeVisible();
  expect(git("ls-tree", "--name-only", "main", `static/documents/${name}`)).toBe("");
  expect(git("show", `main:${record}`)).toMatch(
    new RegExp(`^${name} \\d{4}-\\d{2}-\\d{2} \\S+ इसमें विद्यार्थियों के विवरण हैं।$`, "u"),
  );
  expect(git("show", `main:${entry}`)).toMatch(/note:\n\s+en: The document was withdrawn\./u);

  // The site still has the document until it is published again.
  let isPublished = false;
  await reviewer.page.route(`**/documents/${name}`, (route) => route.fulfill({ status: isPublished ? 404 : 200 }));
  const state = reviewer.page.getByRole("group").last();
  await state.locator("summary").click();
  await expect(state).toContainText(`${name}: वापस लेना स्वीकृत है।`);
  isPublished = true;
  await reviewer.page.reload();
  await state.locator("summary").click();
  await expect(state).toContainText(`${name}: वापस लिया गया; अब साइट पर नहीं है।`);
});
