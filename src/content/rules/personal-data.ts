import { findPersonalData } from "../../documents/personal-data";
import { placeText } from "../../documents/placed-text";
import { createProblem } from "../written-entry";
import { listFieldTexts } from "./language";
import type { Rule } from "./rule";

/** Texts with Aadhaar numbers or lists of birth dates are warnings, as documents with them are. */
export const textsNameNoPeople: Rule = ({ entries }) =>
  entries.flatMap((entry) =>
    entry.fields
      .flatMap(listFieldTexts)
      .flatMap(({ path, text }) =>
        findPersonalData(entry.name, [placeText(text)]).map((message) =>
          createProblem(entry, { path, message, severity: "warning" }),
        ),
      ),
  );
