import { softHyphen } from "../language/soft-hyphen";

/** Takes the soft hyphens out of what a visitor copies from the page, so that no other program shows or stores them. */
export function installCopying(): void {
  document.addEventListener("copy", (event) => {
    const text = String(document.getSelection());
    if (!event.clipboardData || !text.includes(softHyphen)) return;
    event.clipboardData.setData("text/plain", text.split(softHyphen).join(""));
    event.preventDefault();
  });
}
