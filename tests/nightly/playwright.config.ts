import base from "../../playwright.config";

/** `npm run test:browsers`: the site in Firefox and WebKit as Debian has them (`firefox-esr`, `webkit2gtk-driver`, `xvfb`). */
export default { ...base, testDir: ".", testIgnore: [], workers: 1, timeout: 280_000 };
