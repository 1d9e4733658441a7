import { z } from "zod";
import { type Description, described } from "../description";
import { written } from "./written";

/** A field that names an entry of another collection by its key; whether it is there is checked over all content. */
export function reference(description: Description, collection: string) {
  return described(written(), { ...description, kind: "reference", collection });
}

/** A list of groups of fields, such as the members of a committee. */
export function list<Shape extends z.core.$ZodLooseShape>(description: Description, item: Shape) {
  const object = z.strictObject(item);
  return described(z.array(object).min(1), { ...description, kind: "list", item: object });
}
