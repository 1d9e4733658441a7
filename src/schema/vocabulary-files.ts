import { readLayersOf } from "../site/layers";
import { applyTermsToFile } from "./texts-in-terms";

/** The values of the vocabulary files, by name. The editor's bundle contains them as of its build. */
export const vocabularyFiles = readLayersOf("vocabularies", applyTermsToFile);
