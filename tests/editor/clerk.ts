import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { countErrors, readContent, report } from "../../src/content";
import decapHindi from "../../src/editor/decap.hi.json";
import { samplePdf } from "../cases/sample";
import type { Council } from "./council";
import { say } from "./say";

/** A text in all languages. */
interface Texts {
  readonly en: string;
  readonly hi: string;
  readonly sa: string;
}

/** The actions and the view of a clerk who uses the editor in Hindi. */
export class Clerk {
  constructor(
    readonly page: Page,
    private readonly origin: string,
    /** The name of the git host; without one the clerk uses a trial. */
    private readonly host?: string,
    private readonly token = "secret-token",
  ) {}

  /** Opens the editor and signs in: to a git host with a token, to a trial without. */
  async open(): Promise<void> {
    await this.page.goto(`${this.origin}/admin`);
    if (this.host) return this.signIn(this.host);
    const login = this.page.getByRole("button", { name: decapHindi.auth.login, exact: true });
    await login.or(this.header).first().waitFor();
    if (await login.isVisible()) await login.click();
    await this.waitForList();
  }

  private get header(): Locator {
    return this.page.getByRole("link", { name: decapHindi.app.header.content });
  }

  /** Waits until Decap shows its first list. Until then it would replace any other address. */
  private async waitForList(): Promise<void> {
    await this.header.waitFor();
    await this.page.waitForURL(/#\/collections\//u);
  }

  private async signIn(host: string): Promise<void> {
    const popUp = this.page.waitForEvent("popup");
    await this.page.getByRole("button", { name: `${host} से प्रवेश करें` }).click();
    const window = await popUp;
    await window.getByLabel(say("sign-in.label")).fill(this.token);
    await window.getByRole("button", { name: say("sign-in.go") }).click();
    await this.waitForList();
  }

  /** Opens the page of what waits in the same tab, and returns the requests on it. */
  async openRequests(): Promise<Locator> {
    await this.page.goto(`${this.origin}/admin/requests`);
    await expect(this.page.getByRole("heading", { level: 1 })).toHaveText(say("requests.title"));
    return this.requests;
  }

  /** Finds the requests on the page of what waits, without the form below them. */
  get requests(): Locator {
    return this.page.getByRole("group").filter({ hasNotText: say("withdrawal.title") });
  }

  /** Sends the one draft for approval, on the page of what waits. */
  async send(): Promise<void> {
    const requests = await this.openRequests();
    await requests.locator("summary").click();
    await requests.getByRole("button", { name: say("requests.send") }).click();
    await expect(this.page.getByText(say("requests.sent"))).toBeVisible();
  }

  /** Opens the form for a new entry of a list, named by its label. */
  async begin(list: string): Promise<void> {
    await this.page.getByRole("link", { name: list, exact: true }).click();
    await this.page.getByRole("link", { name: `${list} में नई प्रविष्टि जोड़ें` }).click();
    await this.saveButton.waitFor();
  }

  /** Finds the input of a field by its label; for a text field, by its language. */
  box(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  /** Fills in a text in all languages. */
  async writeText(texts: Texts): Promise<void> {
    await this.box("अंग्रेज़ी").first().fill(texts.en);
    await this.box("हिन्दी").first().fill(texts.hi);
    await this.box("संस्कृत").first().fill(texts.sa);
  }

  /** Opens the form for a new order and fills in its required fields. */
  async writeOrder(title: Texts, number: string, subject: string, published: string): Promise<void> {
    await this.begin("शासनादेश");
    await this.writeText(title);
    await this.box("शासनादेश संख्या").fill(number);
    await this.choose("विषय", subject);
    await this.page.getByRole("textbox", { name: "प्रकाशित" }).fill(published);
  }

  /** Chooses a value of a select field by its label. */
  async choose(label: string, words: string): Promise<void> {
    await this.box(label).click();
    await this.page.getByRole("option", { name: words, exact: true }).click();
  }

  /** Opens the document dialog and uploads a file. */
  async offer(file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }): Promise<void> {
    await this.page.getByRole("button", { name: decapHindi.editor.editorWidgets.file.choose }).click();
    await this.page.locator("input[type=file]").setInputFiles(file);
  }

  /** Chooses the uploaded file for the field. */
  async take(name: string): Promise<void> {
    const choose = this.page.getByRole("button", {
      name: decapHindi.mediaLibrary.mediaLibraryModal.chooseSelected,
    });
    await this.page.getByText(name).first().waitFor();
    await choose.click();
  }

  get saveButton(): Locator {
    return this.page.getByRole("button", { name: decapHindi.editor.editorToolbar.save, exact: true });
  }

  /** Finds the editor's alert dialog. */
  get notice(): Locator {
    return this.page.getByRole("alertdialog");
  }

  async closeNotice(): Promise<void> {
    await this.notice
      .getByRole("button", { name: say("editor.close") })
      .or(this.notice.getByRole("button", { name: say("editor.to-field") }))
      .click();
  }

  async save(): Promise<void> {
    await this.saveButton.click();
  }

  /** Confirms the summary of what is saved, despite warnings with a reason for the reviewer. */
  async confirm(reason?: string): Promise<void> {
    await expect(this.notice).toContainText(say("summary.title"));
    if (reason !== undefined) await this.notice.getByLabel("समीक्षक के लिए कारण").fill(reason);
    await this.notice.getByRole("button", { name: /सहेजें$/u }).click();
  }

  /** Saves, despite warnings with a reason for the reviewer, and waits for the confirmation. */
  async saveDraft(reason?: string): Promise<void> {
    // The confirmation of an earlier save would be taken for that of this one.
    await expect(this.saved).toHaveCount(0);
    await this.save();
    await this.confirm(reason);
    await this.expectSaved();
  }

  /** Waits for the confirmation of a save. */
  async expectSaved(): Promise<void> {
    await expect(this.saved).toBeVisible({ timeout: 60_000 });
  }

  private get saved(): Locator {
    return this.page.getByText(decapHindi.ui.toast.entrySaved);
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
  const { problems } = readContent(folder);
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
