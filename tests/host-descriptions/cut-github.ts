/**
 * Cuts the operations of `github.json` out of GitHub's official description, with the properties in use. A new operation
 * is written there as `"GET /user": {}` first. To renew:
 *
 *     npm pack @octokit/openapi@VERSION && tar xzf octokit-openapi-*.tgz
 *     node --import tsx tests/host-descriptions/cut-github.ts package
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";

/** The properties of answers that the desk reads, or the practice host writes. */
const properties = new Set(
  `admin author base body commit commits conclusion content context created_at date default_branch encoding event fork
  full_name head id jobs labels login maintain merge_base_commit mergeable mergeable_state merged merged_at message mode
  name number object owner parents path permissions pull push ref repo sha size state status statuses submitted_at
  target_url title total_commits total_count tree truncated type updated_at user workflow_id workflow_runs`.split(
    /\s+/u,
  ),
);

const node = z.record(z.string(), z.unknown());
const content = z.object({ "application/json": z.object({ schema: node }) }).partial();
const operation = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string(), schema: node })).default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content: content.optional() })),
});
const description = z.object({
  info: z.object({ version: z.string(), license: z.object({ name: z.string() }) }),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});

/** The keywords of a schema that remain. */
const keywords = ["type", "enum", "items", "properties", "required", "anyOf", "oneOf", "allOf", "additionalProperties"];

/** Returns a schema as JSON Schema, with the properties that `isKept` accepts and no others. */
function cut(given: unknown, isKept: (name: string) => boolean): unknown {
  if (Array.isArray(given)) return given.map((each) => cut(each, isKept));
  const { success, data: schema } = node.safeParse(given);
  if (!success) return given;
  const kept = Object.fromEntries(keywords.flatMap((name) => (name in schema ? [[name, schema[name]]] : [])));
  for (const name of ["items", "anyOf", "oneOf", "allOf", "additionalProperties"])
    if (name in kept) kept[name] = cut(kept[name], isKept);
  if (schema.properties) {
    const own = Object.entries(node.parse(schema.properties)).filter(([name]) => isKept(name));
    kept.properties = Object.fromEntries(own.map(([name, each]) => [name, cut(each, isKept)]));
    kept.required = z.array(z.string()).default([]).parse(schema.required).filter(isKept);
    kept.additionalProperties ??= false;
  }
  // The validator takes the first of several schemas that fits, and there are objects that fit several.
  if (kept.oneOf) {
    kept.anyOf = kept.oneOf;
    delete kept.oneOf;
  }
  return schema.nullable === true ? { anyOf: [kept, { type: "null" }] } : kept;
}

const [folder = "package"] = process.argv.slice(2);
const { info, paths } = description.parse(
  JSON.parse(readFileSync(path.join(folder, "generated", "api.github.com.deref.json"), "utf8")),
);
const target = path.join(__dirname, "github.json");
const { operations } = z.object({ operations: node }).parse(JSON.parse(readFileSync(target, "utf8")));
const found = Object.keys(operations).map((name) => {
  const [method = "", url = ""] = name.split(" ");
  const { parameters, requestBody, responses } = operation.parse(paths[url]?.[method.toLowerCase()]);
  const inQuery = parameters.filter((each) => each.in === "query");
  const query = Object.fromEntries(inQuery.map((each) => [each.name, cut(each.schema, () => true)]));
  const body = cut(requestBody?.content["application/json"]?.schema, () => true);
  const answers = Object.entries(responses).map(([status, { content: said }]) => {
    const schema = said?.["application/json"]?.schema;
    return [status, Number(status) < 300 && schema ? cut(schema, (each) => properties.has(each)) : {}];
  });
  return [name, { query, body, answers: Object.fromEntries(answers) }];
});
const source = { package: "@octokit/openapi", version: info.version, license: `${info.license.name}, © GitHub` };
writeFileSync(target, `${JSON.stringify({ ...source, operations: Object.fromEntries(found) })}\n`);
