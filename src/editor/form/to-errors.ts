import { type FieldErrors, get, set } from "react-hook-form";
import type { FormProblem } from "../../desk/problems";
import type { FormValues } from "../../desk/values";

/** Converts problems to the errors of React Hook Form: the first of each input, and separately that of a whole list. */
export function toErrors(problems: readonly FormProblem[], values: FormValues): FieldErrors<FormValues> {
  const errors: FieldErrors<FormValues> = {};
  for (const { name, text } of problems) {
    const value: unknown = get(values, name);
    const place = name === "" ? "root" : Array.isArray(value) ? `${name}.root` : name;
    if (get(errors, place) === undefined) set(errors, place, { type: "check", message: text });
  }
  return errors;
}
