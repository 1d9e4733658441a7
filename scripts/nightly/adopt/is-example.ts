import { entriesOf, readContent } from "../../../src/content";

/** Returns whether the project is still the example, the only one to adopt; reports if it is not. */
export function isExample(): boolean {
  const [council] = entriesOf(readContent("."), "council");
  if (council?.value.specimen) return true;
  console.log("This site was adopted already, so that its adoption is not tried here.");
  return false;
}
