import { z } from "zod";
import { type Description, withDescription } from "../description";
import { coercedString } from "./coerced-string";

/** A field that names an entry of another collection by its key; whether it is there is checked over all content. */
export function reference(description: Description, collection: string) {
  return withDescription(coercedString(), { ...description, kind: "reference", collection });
}

/** A list of groups of fields, such as the members of a committee. */
export function list<Shape extends z.core.$ZodLooseShape>(description: Description, item: Shape) {
  const object = z.strictObject(item);
  return withDescription(z.array(object).min(1), { ...description, kind: "list", item: object });
}
