import { z } from "zod";
import { emblemName } from "../../site/emblem";
import { colourForm, computeWeakestContrast, findReadableShade, textContrast } from "../../site/palette";
import { type Description, withDescription } from "../description";
import { coercedString } from "../inputs";
import { createIssue } from "./rule";

/** Creates a field for the name of an image in `static/brand`. The content check checks the file. */
export function emblem(description: Description) {
  return withDescription(
    z
      .string()
      .transform((name) => name.trim().replace(/^(?:static)?\/?brand\//u, ""))
      .check(({ value, issues }) => {
        if (!emblemName.test(value)) issues.push(createIssue("emblem-name", value, value));
      }),
    { ...description, kind: "line" },
  );
}

/**
 * Creates a field for a colour with enough contrast for text on the site (WCAG 2.2, success criterion 1.4.3):
 * `#43163b`.
 */
export function colour(description: Description) {
  return withDescription(
    coercedString()
      .transform((text) =>
        text
          .trim()
          .toLowerCase()
          .replace(/^#?(?=[0-9a-f]{6}$)/u, "#"),
      )
      .check(({ value, issues }) => {
        if (!colourForm.test(value)) issues.push(createIssue("colour-form", value, value));
        else if (computeWeakestContrast(value) < textContrast) {
          const contrast = computeWeakestContrast(value).toFixed(1);
          const near = findReadableShade(value);
          issues.push(createIssue("colour-contrast", value, { found: value, contrast, needed: textContrast, near }));
        }
      }),
    { ...description, kind: "line" },
  );
}
