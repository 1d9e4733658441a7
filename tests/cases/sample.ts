import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { routeIds } from "../../src/site/routes";

/** Files by their paths, relative to a project. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Reads the files of a folder next to this file, by their paths in it. */
function readFolder(name: string): Record<string, string> {
  const folder = path.join(__dirname, name);
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    found.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file).replaceAll(path.sep, "/"), readFileSync(file, "utf8")];
    }),
  );
}

/** Returns the YAML of a page. */
export function page(key: string): string {
  return `key: ${key}
title:
  en: A page
  hi: एक पृष्ठ
  sa: पृष्ठम्
summary:
  en: What it is for.
  hi: यह किसलिए है।
  sa: एतत् किमर्थम्।
`;
}

/** A small set of content without errors. */
export const sampleFiles: Readonly<Record<string, string>> = {
  ...readFolder("sample"),
  ...Object.fromEntries(
    Object.entries(readFolder("../council/content/vocabularies")).map(([file, text]) => [
      `content/vocabularies/${file}`,
      text,
    ]),
  ),
  ...Object.fromEntries([...routeIds, "not-found"].map((id) => [`content/pages/${id}.yaml`, page(id)])),
};

/** A service, and the three officials that it names. */
export const serviceFiles: Readonly<Record<string, string>> = readFolder("services");

/** Returns the text of a sample file. Throws if there is no such file. */
function sample(file: string): string {
  const text = sampleFiles[file];
  if (text === undefined) throw new Error(`The sample has no file ${file}`);
  return text;
}

/** A PDF with one empty page. */
export const samplePdf = sample("static/documents/order-1.pdf");

export const order = sample("content/orders/order-1.yaml");
export const result = sample("content/results/result-1.yaml");
export const school = sample("content/tables/schools/school-1.yaml");
export const tender = sample("content/tables/tenders/tender-1.yaml");
export const committee = sample("content/tables/committees/committee-1.yaml");
