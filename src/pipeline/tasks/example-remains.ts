import { type ContentReading, getEntries, type Problem } from "../../content";
import { createFileDiagnostic } from "../../content/diagnostic";
import type { WrittenField } from "../../content/fields";
import { documentsFolder } from "../../content/folders";
import type { Path } from "../../content/position";
import type { ProjectFiles } from "../../content/project-files";
import { createProblem } from "../../content/written-entry";
import { type ClerkMessage, toMessage } from "../../messages";
import { council } from "../../schema/collections/site";
import { isGroup } from "../../site/merge";

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

/** Finds remains of the example in a council's files: its names, and addresses for examples. */
export function findExampleRemains(from: ProjectFiles, reading: ContentReading): Problem[] {
  const { written } = reading;
  const own = getEntries(reading, council).flatMap(({ value }) => Object.values(value.name));
  // A council's name may contain that of the example: Eastern State Sanskrit Education Council.
  const foreign = exampleNames.filter((name) => !own.some((ours) => ours !== name && ours?.includes(name)));
  const findNames = (text: string | Buffer): ClerkMessage[] =>
    foreign.filter((name) => text.includes(name)).map((found) => toMessage("open.example-name", { found }));
  const findIn = (text: string): ClerkMessage[] => [
    ...(text.match(exampleHost) ?? []).map((found) => toMessage("open.example-url", { found })),
    ...findNames(text),
  ];
  const entryFiles = new Set(written.map(({ file }) => file));
  const others = [...from].filter(([file]) => !entryFiles.has(file) && !/\/\.(?!well-known\/)/u.test(file));
  return [
    ...written.flatMap((entry) =>
      entry.fields
        .flatMap(textsIn)
        .flatMap(([at, text]) =>
          findIn(text).map((about) =>
            createProblem(entry, { path: at, word: String(about.values.found), message: about }),
          ),
        ),
    ),
    ...others.flatMap(([file, { read }]) => {
      const bytes = Buffer.from(read());
      // The title of a document may be text, its compressed bytes are none.
      const found = file.startsWith(`${documentsFolder}/`) ? findNames(bytes) : findIn(String(bytes));
      return found.map((about) => createFileDiagnostic(file, about));
    }),
  ];
}

/** Returns the texts of a field with their paths; one per language for a translated field. */
function textsIn({ path: at, value }: WrittenField): [Path, string][] {
  const texts: [Path, unknown][] = isGroup(value)
    ? Object.entries(value).map(([language, text]) => [[...at, language], text])
    : [[at, value]];
  return texts.flatMap(([place, text]): [Path, string][] => (typeof text === "string" ? [[place, text]] : []));
}
