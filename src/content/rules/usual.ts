import { type ClerkMessage, toMessage } from "../../messages";
import { isSecureUrl } from "../../schema/fields";
import { getKind } from "../../schema/kinds";
import type { WrittenField } from "../fields";
import { createProblem } from "../written-entry";
import { listFieldTexts } from "./language";
import type { Rule } from "./rule";

/** The length of a text beyond which a page is not read, in UTF-16 code units: some 30 printed pages. */
const longestPage = 100_000;

/** Matches the hosts of networks inside an office (RFC 1918), and names without a dot, which only such networks have. */
const privateHost = /^(?:(?:10|127)\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)|^[^.]+$/u;

/** Values that are possible, but hardly meant, are warnings. */
export const valuesAreUsual: Rule = ({ entries }) =>
  entries.flatMap((entry) =>
    entry.fields.flatMap((field) => {
      const inTexts = listFieldTexts(field)
        .filter(({ text }) => text.length > longestPage)
        .map(({ path, text: { length } }) => ({
          path,
          message: toMessage("text-page", { length, limit: longestPage }),
        }));
      const inLinks = findUnusualLinks(field).map((message) => ({ path: field.path, message }));
      return [...inTexts, ...inLinks].map((finding) => createProblem(entry, { ...finding, severity: "warning" }));
    }),
  );

function findUnusualLinks({ description, value }: WrittenField): ClerkMessage[] {
  if (getKind(description.kind).names !== "address" || typeof value !== "string") return [];
  const found = value.trim();
  if (!isSecureUrl(found)) return [];
  const { hostname } = new URL(found);
  return [
    ...(/\s/u.test(found) ? [toMessage("link-blank", { found })] : []),
    ...(privateHost.test(hostname) ? [toMessage("link-private", { found: hostname })] : []),
  ];
}
