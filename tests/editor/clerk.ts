import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { countErrors, readContent, report } from "../../src/content";
import {
  type ClerkLanguage,
  type ClerkMessage,
  type ClerkMessageKey,
  getLanguageName,
  getTexts,
} from "../../src/messages";
import { buildMoment } from "../../src/pipeline/build-date";
import { samplePdf } from "../cases/sample";
import type { Council } from "./council";

/** A text in all languages. */
interface Texts {
  readonly en: string;
  readonly hi: string;
  readonly sa: string;
}

/** A file that a clerk chooses. */
interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The address, the branch of the draft, and the file of the district that most tests edit. */
export const almora = {
  address: "/admin#/collections/districts/entries/almora",
  draft: "cms/districts/almora",
  file: "content/tables/districts/almora.yaml",
} as const;

/** The actions and the view of a clerk who uses the editor in Hindi, until it is switched to English. */
export class Clerk {
  private language: ClerkLanguage = "hi";

  constructor(
    readonly page: Page,
    private readonly origin: string,
    /** The name of the git host; without one the clerk uses a trial. */
    private readonly host?: string,
    private readonly token = "secret-token",
  ) {}

  /** Returns a message in the language of the clerk's screen. */
  say(key: ClerkMessageKey, values: ClerkMessage["values"] = {}): string {
    return getTexts(key, values)[this.language];
  }

  async switchToEnglish(): Promise<void> {
    await this.page.getByRole("button", { name: "In English" }).click();
    this.language = "en";
  }

  /** Opens the editor and signs in: to a git host with a token, to a trial without. */
  async open(): Promise<void> {
    await this.page.goto(`${this.origin}/admin`);
    if (this.host) await this.signIn();
    await this.lists.waitFor();
  }

  async signIn(): Promise<void> {
    await this.page.getByLabel(this.say("sign-in.label")).fill(this.token);
    await this.page.getByRole("button", { name: this.say("sign-in.go") }).click();
  }

  /** The choice of a list. */
  get lists(): Locator {
    return this.page.getByRole("navigation", { name: this.say("editor.lists") });
  }

  /** Opens the page of what waits in the same tab, and returns the requests on it. */
  async openRequests(): Promise<Locator> {
    await this.page.goto(`${this.origin}/admin/requests`);
    await expect(this.page.getByRole("heading", { level: 1 })).toHaveText(this.say("requests.title"));
    return this.requests;
  }

  /** Finds the requests on the page of what waits, without the form below them. */
  get requests(): Locator {
    return this.page.getByRole("group").filter({ hasNotText: this.say("withdrawal.title") });
  }

  /** Sends the one draft for approval, on the page of what waits. */
  async send(): Promise<void> {
    const requests = await this.openRequests();
    await requests.locator("summary").click();
    await requests.getByRole("button", { name: this.say("requests.send") }).click();
    await expect(this.page.getByText(this.say("requests.sent"))).toBeVisible();
  }

  /** Opens the form for a new entry of a list, named by its label. */
  async begin(list: string): Promise<void> {
    await this.lists.getByRole("link", { name: list, exact: true }).click();
    await this.page.getByRole("link", { name: this.say("entry.add", { list }) }).click();
    await this.saveButton.waitFor();
  }

  /** Opens the form of the district, and returns the box of its Hindi name. */
  async openDistrict(): Promise<Locator> {
    await this.page.goto(`${this.origin}${almora.address}`);
    return this.box("हिन्दी").first();
  }

  /** Takes what was written before and not saved. */
  async restore(): Promise<void> {
    await expect(this.dialog).toContainText(this.say("editor.unsaved-found"));
    await this.dialog.getByRole("button", { name: this.say("entry.restore") }).click();
  }

  /** Finds the input of a field by its label; for a text field, by its language. */
  box(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  /** Fills in a text in all languages. */
  async writeText(texts: Texts): Promise<void> {
    for (const code of ["en", "hi", "sa"] as const)
      await this.box(getLanguageName(code)[this.language]).first().fill(texts[code]);
  }

  /** Opens the form for a new order and fills in its required fields. */
  async writeOrder(title: Texts, number: string, subject: string, published: string): Promise<void> {
    await this.begin("शासनादेश");
    await this.writeText(title);
    await this.box("शासनादेश संख्या").fill(number);
    await this.choose("विषय", subject);
    await this.box("प्रकाशित").fill(published);
  }

  /** Finds the box of a rich text by its language. */
  richText(language: string): Locator {
    return this.page.getByRole("textbox", { name: new RegExp(`\\(${language}\\)$`, "u") });
  }

  /** Chooses a value of a field by its label, from a list or by typing its name. */
  async choose(label: string, words: string): Promise<void> {
    const box = this.box(label);
    if ((await box.evaluate(({ tagName }) => tagName)) === "SELECT") await box.selectOption({ label: words });
    else await box.fill(words);
  }

  /** Finds the input for a file by the label of its field. */
  fileInput(label = "दस्तावेज़"): Locator {
    return this.page.getByLabel(new RegExp(`^${label}`, "u")).and(this.page.locator("input[type=file]"));
  }

  /** Chooses a file for a field. */
  async offer(file: ChosenFile, label?: string): Promise<void> {
    await this.fileInput(label).first().setInputFiles(file);
  }

  /** Waits until a chosen file is in the form, by the name that it gets. */
  async expectFile(name: string): Promise<void> {
    await expect(this.page.getByRole("link", { name, exact: true })).toBeVisible();
  }

  get saveButton(): Locator {
    return this.page.getByRole("button", { name: this.say("entry.save-draft") });
  }

  /** What must be fixed before the entry can be saved. */
  get problems(): Locator {
    return this.page.getByRole("alert");
  }

  /** Finds the editor's alert dialog. */
  get dialog(): Locator {
    return this.page.getByRole("alertdialog");
  }

  async closeDialog(): Promise<void> {
    await this.dialog.getByRole("button", { name: this.say("editor.close") }).click();
  }

  async save(): Promise<void> {
    await this.saveButton.click();
  }

  /** Confirms the summary of what is saved, despite warnings with a reason for the reviewer. */
  async confirm(reason?: string): Promise<void> {
    await expect(this.dialog).toContainText(this.say("summary.title"));
    if (reason !== undefined) await this.dialog.getByLabel("समीक्षक के लिए कारण").fill(reason);
    await this.dialog.getByRole("button", { name: /सहेजें$/u }).click();
  }

  /** Saves, despite warnings with a reason for the reviewer, and waits for the confirmation. */
  async saveDraft(reason?: string): Promise<void> {
    await this.save();
    await this.confirm(reason);
    await this.expectSaved();
  }

  /** Waits for the confirmation of a save. */
  async expectSaved(): Promise<void> {
    await expect(this.page.getByText(this.say("entry.saved"))).toBeVisible({ timeout: 60_000 });
  }

  /** The preview of the page. */
  get preview() {
    return this.page.frameLocator("iframe");
  }
}

/** Returns a PDF with one empty page, padded to a size in bytes with a comment. */
export function pdf(bytes = 0): Buffer {
  return Buffer.from(`${samplePdf}\n`.padEnd(bytes, "%"));
}

/** Expects a draft that changes these files, and after whose merge the content check finds no errors. */
export async function expectDraft(council: Council, draft: string, files: readonly string[]): Promise<void> {
  await expect.poll(() => council.git("branch", "--list", "--format=%(refname:short)")).toContain(draft);
  expect(council.git("diff", "--name-only", "main", draft).split("\n")).toEqual(files);
  expectSound(council.merged(draft));
}

/** Expects that the content check finds no errors in a folder. */
export function expectSound(folder: string): void {
  const { problems } = readContent(folder, buildMoment());
  expect(countErrors(problems), report(problems, { language: "en", format: "terminal" })).toBe(0);
}

/**
 * Makes clerks save at the same moment: their first write requests are held back until all have been sent. Ends when
 * the editor has confirmed each draft.
 */
export async function saveAtOnce(clerks: readonly Clerk[], isWrite: (request: Request) => boolean): Promise<void> {
  let missing = clerks.length;
  let letOn: () => void = () => undefined;
  const allThere = new Promise<void>((resolve) => {
    letOn = resolve;
  });
  for (const { page } of clerks) {
    let isFirst = true;
    await page.route("**", async (route) => {
      if (isFirst && isWrite(route.request())) {
        isFirst = false;
        missing -= 1;
        if (missing === 0) letOn();
        await allThere;
      }
      await route.continue();
    });
  }
  await Promise.all(clerks.map((clerk) => clerk.saveDraft()));
  expect(missing, "clerks whose request was not met").toBe(0);
}
