import { type ContentReading, getEntries, type Problem } from "../../src/content";
import { fileDiagnostic } from "../../src/content/diagnostic";
import { isGroup, type WrittenField } from "../../src/content/fields";
import { type ClerkMessage, message } from "../../src/content/messages";
import type { Path } from "../../src/content/position";
import { problemInText } from "../../src/content/written-entry";
import { council } from "../../src/schema/collections/council";
import { unchangedFromExample } from "./came-with-example";

/** Names and phrases of the example that a council's content contains only by accident. */
const exampleNames = [
  "State Sanskrit Education Council",
  "राज्य संस्कृत शिक्षा परिषद्",
  "राज्यसंस्कृतशिक्षापरिषद्",
  "The districts are those of Uttarakhand",
  "जनपद उत्तराखंड के हैं",
  "जनपदाः उत्तराखण्डस्य सन्ति",
];

/** Matches a host name under `.example`, the top-level domain reserved for examples (RFC 2606). */
const exampleHost = /(?:[a-z0-9-]+\.)+example(?![a-z0-9-]|\.[a-z0-9])/giu;

/** Finds remains of the example in a council's content: unchanged entries, URLs and names. */
export function exampleRemains(root: string, reading: ContentReading): Problem[] {
  const { written } = reading;
  const unchanged = unchangedFromExample(root);
  const own = getEntries(reading, council.name).flatMap(({ value }) => Object.values(value.name));
  // A council's name may contain that of the example: Eastern State Sanskrit Education Council.
  const foreign = exampleNames.filter((name) => !own.some((ours) => ours !== name && ours?.includes(name)));
  return [
    ...unchanged.map((file) => fileDiagnostic(file, message("open.from-example", { file }))),
    ...written
      .filter(({ file }) => !unchanged.includes(file))
      .flatMap((entry) =>
        entry.fields.flatMap(textsIn).flatMap(([path, text]) => {
          const report = (key: ClerkMessage["key"]) => (found: string) =>
            problemInText(entry, path, found, message(key, { found }));
          return [
            ...(text.match(exampleHost) ?? []).map(report("open.example-url")),
            ...foreign.filter((name) => text.includes(name)).map(report("open.example-name")),
          ];
        }),
      ),
  ];
}

/** Returns the texts of a field with their paths; one per language for a translated field. */
function textsIn({ path, value }: WrittenField): [Path, string][] {
  const texts: [Path, unknown][] = isGroup(value)
    ? Object.entries(value).map(([language, text]) => [[...path, language], text])
    : [[path, value]];
  return texts.flatMap(([at, text]): [Path, string][] => (typeof text === "string" ? [[at, text]] : []));
}
