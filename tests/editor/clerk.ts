import type { Locator, Page } from "@playwright/test";
import decapHindi from "../../src/editor/decap.hi.json";
import { samplePdf } from "../cases/sample";

/** The actions and the view of a clerk who uses the editor in Hindi. */
export class Clerk {
  constructor(
    readonly page: Page,
    private readonly origin: string,
  ) {}

  /** Opens the editor and signs in to a trial, which needs no token. */
  async open(): Promise<void> {
    await this.page.goto(`${this.origin}/admin`);
    const login = this.page.getByRole("button", { name: decapHindi.auth.login, exact: true });
    const header = this.page.getByRole("link", { name: decapHindi.app.header.content });
    await login.or(header).first().waitFor();
    if (await login.isVisible()) await login.click();
    await header.waitFor();
  }

  /** Opens the editor and signs in to a git host with a token. */
  async signIn(host: string): Promise<void> {
    await this.page.goto(`${this.origin}/admin`);
    const popUp = this.page.waitForEvent("popup");
    await this.page.getByRole("button", { name: `${host} से प्रवेश करें` }).click();
    const window = await popUp;
    await window.getByLabel("आपका टोकन").fill("secret-token");
    await window.getByRole("button", { name: "प्रवेश करें" }).click();
    await this.page.getByRole("link", { name: decapHindi.app.header.content }).waitFor();
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
  async writeText(texts: { readonly en: string; readonly hi: string; readonly sa: string }): Promise<void> {
    await this.box("अंग्रेज़ी").first().fill(texts.en);
    await this.box("हिन्दी").first().fill(texts.hi);
    await this.box("संस्कृत").first().fill(texts.sa);
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
    await this.notice.getByRole("button", { name: "बंद करें" }).click();
  }

  async save(): Promise<void> {
    await this.saveButton.click();
  }

  /** Saves despite warnings, with a reason for the reviewer. */
  async saveWithReason(reason: string): Promise<void> {
    await this.save();
    await this.notice.getByLabel("समीक्षक के लिए कारण").fill(reason);
    await this.notice.getByRole("button", { name: "सहेजें" }).click();
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
