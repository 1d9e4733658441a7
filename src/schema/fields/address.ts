import * as z from "zod";
import { toDigits } from "../../language/digits";
import { listAddresses } from "../../language/email";
import { trimText } from "../../language/script";
import { telephoneForm } from "../../language/telephone";
import { type Description, withDescription } from "../description";
import { documentName, pictureName } from "../formats";
import { createStringInput, orEmpty } from "../inputs";
import { createIssue, requireForm } from "./rule";
import { byTextCode } from "./text";

const trimmed = z.string().transform(trimText);

const storedFile = () => z.string().transform((name) => trimText(name).replace(/^\/?documents\//u, ""));

const documentFile = () => requireForm(storedFile(), documentName, "document-name");

/** Creates a field for the name of a file in `static/documents`. */
export function document(description: Description) {
  return withDescription(documentFile(), { ...description, kind: "document" });
}

/** Creates a field for the name of a picture in `static/documents`. The site shows a small square of it. */
export function picture(description: Description) {
  return withDescription(requireForm(storedFile(), pictureName, "picture-name"), { ...description, kind: "picture" });
}

/**
 * Creates a field for document names by language, `{ en, hi }`. Each is optional and may be empty, as forms write it.
 */
export function documents(description: Description) {
  const files = z.strictObject(byTextCode(() => orEmpty(documentFile())));
  return withDescription(files, { ...description, kind: "documents" });
}

/**
 * Checks whether a URL is absolute and secure. Without slashes after the scheme, browsers would resolve it within this
 * site (URL Standard, "special authority slashes").
 */
export function isSecureUrl(address: string): boolean {
  return /^https:\/\//iu.test(address) && URL.canParse(address);
}

/** Checks whether a URL has a user before its host: `https://gov.in@evil.example` leads to `evil.example`. */
export function hasUserName(address: string): boolean {
  const { username, password } = new URL(address);
  return username !== "" || password !== "";
}

/**
 * Creates a field for an external URL. Only `https:` is allowed, since schemes such as `javascript:` would run code.
 */
export function link(description: Description) {
  const address = trimmed.check(({ value, issues }) => {
    if (!isSecureUrl(value)) issues.push(createIssue("link-scheme", value));
    else if (hasUserName(value)) issues.push(createIssue("link-user", value));
  });
  return withDescription(address, { ...description, kind: "link" });
}

/** Creates a field for the origin of a site, `https:` with a host. A trailing slash is dropped. */
export function siteOrigin(description: Description) {
  const isRoot = (address: string) => isSecureUrl(address) && new URL(address).href === `${new URL(address).origin}/`;
  const origin = link(description)
    .transform((address) => (isRoot(address) ? new URL(address).origin : address))
    .check(({ value, issues }) => {
      if (isSecureUrl(value) && !hasUserName(value) && !isRoot(value))
        issues.push(createIssue("site-root", { found: value, near: new URL(value).origin }));
    });
  return withDescription(origin, { ...description, kind: "link" });
}

const localPart = /^(?=.{1,64}$)[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const hostName = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/u;

/** Checks an e-mail address, which may be in any script (RFC 6531, IDNA): सूचना@परिषद.भारत. */
function isEmailAddress(text: string): boolean {
  const [, local = "", domain = ""] = /^([^@]+)@([^\s@/:?#[\]\\%]+)$/u.exec(text) ?? [];
  return (
    localPart.test(local) && URL.canParse(`https://${domain}`) && hostName.test(new URL(`https://${domain}`).hostname)
  );
}

/** Creates a field for one or more e-mail addresses, stored with commas between them. */
export function email(description: Description) {
  const address = trimmed
    .transform((text) => listAddresses(text).join(", "))
    .check(({ value, issues }) => {
      const wrong = listAddresses(value).find((one) => !isEmailAddress(one));
      if (wrong !== undefined) issues.push(createIssue("email-form", wrong));
    });
  return withDescription(address, { ...description, kind: "email" });
}

/** Creates a field for a telephone number as people write it, in digits of either script. */
export function telephone(description: Description) {
  const number = createStringInput().transform((text) => toDigits(trimText(text), "en"));
  return withDescription(requireForm(number, telephoneForm, "telephone-form"), { ...description, kind: "telephone" });
}
