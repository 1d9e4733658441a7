import { entriesOf, readContent } from "../../../src/content";

/** Whether the project is still the example, which alone can be adopted. Says so where it is not. */
export function isExample(): boolean {
  const [council] = entriesOf(readContent("."), "council");
  if (council?.value.specimen) return true;
  console.log("This site was adopted already, so that its adoption is not tried here.");
  return false;
}
