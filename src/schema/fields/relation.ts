import { z } from "zod";
import { type Description, withDescription } from "../description";
import { coercedString } from "./coerced-string";

/** Creates a field for the key of an entry in another collection. The content check checks that the entry exists. */
export function reference(description: Description, collection: string) {
  return withDescription(coercedString(), { ...description, kind: "reference", collection });
}

/** Creates a field for a list of groups of fields, such as the members of a committee. */
export function list<Shape extends z.core.$ZodLooseShape>(description: Description, item: Shape) {
  const object = z.strictObject(item);
  return withDescription(z.array(object).min(1), { ...description, kind: "list", item: object });
}
