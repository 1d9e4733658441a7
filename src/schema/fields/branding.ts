import * as z from "zod";
import { emblemName } from "../../site/emblem";
import { colourForm, computeWeakestContrast, findReadableShade, textContrast } from "../../site/palette";
import { type Description, withDescription } from "../description";
import { createStringInput } from "../inputs";
import { createIssue, requireForm } from "./rule";

/** Creates a field for the name of an image in `static/brand`. The content check checks the file. */
export function emblem(description: Description) {
  const name = z.string().transform((text) => text.trim().replace(/^(?:static)?\/?brand\//u, ""));
  return withDescription(requireForm(name, emblemName, "emblem-name"), { ...description, kind: "line" });
}

/**
 * Creates a field for a colour with enough contrast for text on the site (WCAG 2.2, success criterion 1.4.3):
 * `#43163b`.
 */
export function colour(description: Description) {
  const withSign = (text: string) => text.replace(/^#?(?=[0-9a-f]{6}$)/u, "#");
  const shade = createStringInput()
    .transform((text) => withSign(text.trim().toLowerCase()))
    .check(({ value, issues }) => {
      if (!colourForm.test(value)) issues.push(createIssue("colour-form", value));
      else if (computeWeakestContrast(value) < textContrast) {
        const contrast = computeWeakestContrast(value).toFixed(1);
        const near = findReadableShade(value);
        issues.push(createIssue("colour-contrast", { found: value, contrast, needed: textContrast, near }));
      }
    });
  return withDescription(shade, { ...description, kind: "line" });
}
