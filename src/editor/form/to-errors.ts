import { type FieldErrors, get, set } from "react-hook-form";
import type { FormProblem } from "../../desk/problems";
import type { FormValues } from "../../desk/values";

/** Returns problems as React Hook Form keeps errors: the first of each input, and that of a list as a whole apart. */
export function toErrors(problems: readonly FormProblem[], values: FormValues): FieldErrors<FormValues> {
  const errors: FieldErrors<FormValues> = {};
  for (const { name, text } of problems) {
    const value: unknown = get(values, name);
    const place = name === "" ? "root" : Array.isArray(value) ? `${name}.root` : name;
    if (get(errors, place) === undefined) set(errors, place, { type: "check", message: text });
  }
  return errors;
}
