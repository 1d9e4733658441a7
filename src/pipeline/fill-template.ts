import { readFileSync } from "node:fs";

/**
 * Returns a template with its gaps filled, such as `{{types}}`.
 *
 * @param file the path of the template from the project's root
 * @throws for a gap without a value
 */
export function fillTemplate(file: string, values: Readonly<Record<string, string | number>>): string {
  const template = readFileSync(file, "utf8");
  return template.replace(/\{\{([\w.-]+)\}\}/gu, (gap, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file} has the gap ${gap}, for which there is no value.`);
    return String(value);
  });
}
