import { readFileSync } from "node:fs";
import path from "node:path";
import Ajv, { type ValidateFunction } from "ajv";
import * as z from "zod";

const schema = z.record(z.string(), z.unknown());
const description = z.object({
  operations: z.record(
    z.string(),
    z.object({ query: schema, body: schema.optional(), answers: z.record(z.string(), schema) }),
  ),
});

/**
 * The statuses that any request may have, which the descriptions leave out: a wrong token, a right or the rate, and
 * faults of the host.
 *
 * @see https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api
 * @see https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api
 * @see https://docs.gitlab.com/api/rest/troubleshooting/#status-codes
 */
const ofAnyRequest = [401, 403, 404, 429, 500, 502, 503, 504];

/** A request to a host, and its answer. */
interface Exchange {
  readonly method: string;
  /** The path with its query. */
  readonly url: string;
  readonly sent: unknown;
  readonly status: number;
  readonly answered: unknown;
}

/** Parameters of paths whose values have slashes. */
const long = /^(?:ref|path|branch|basehead|file_path)$/u;

const read = (host: "github" | "gitlab") =>
  description.parse(JSON.parse(readFileSync(path.join(__dirname, `${host}.json`), "utf8"))).operations;

/** Returns a schema whose objects may lack properties: the client's own schemas demand those that it needs. */
function loosen(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(loosen);
  const { success, data } = schema.safeParse(given);
  if (!success) return given;
  const { required, ...kept } = data;
  const own = Array.isArray(required) ? kept : data;
  return Object.fromEntries(Object.entries(own).map(([name, each]) => [name, loosen(each)]));
}

/** Returns the least answer of an operation that its description permits: what may be missing or null is. */
export function makeLeastAnswer(host: "github" | "gitlab", operation: string, status = "200"): unknown {
  return makeLeast(read(host)[operation]?.answers[status]);
}

const node = z.looseObject({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
  properties: schema.default({}),
  required: z.array(z.string()).default([]),
  anyOf: z.array(schema).optional(),
});

function makeLeast(given: unknown): unknown {
  const { type, enum: values, items, properties, required, anyOf } = node.parse(given);
  if (anyOf) {
    const variant = ["null", "object"].flatMap((wanted) => anyOf.filter((each) => each.type === wanted))[0];
    return makeLeast(variant ?? anyOf[0]);
  }
  if (values) return values[0];
  if (type === "array") return [makeLeast(items)];
  if (type === "object") return Object.fromEntries(required.map((name) => [name, makeLeast(properties[name])]));
  return { string: "", integer: 0, number: 0, boolean: false }[type ?? ""] ?? null;
}

/** Reads the description of a host. Returns a function that says what of an exchange breaks it. */
export function readContract(host: "github" | "gitlab"): (exchange: Exchange) => string[] {
  const [strict, lenient] = [new Ajv({ strict: false }), new Ajv({ strict: false, coerceTypes: "array" })];
  const operations = Object.entries(read(host)).map(([name, own]) => ({
    name,
    pattern: new RegExp(`^${name.replace(/\{(\w+)\}/gu, (_, part) => (long.test(part) ? ".+" : "[^/]+"))}$`, "u"),
    query: lenient.compile({ type: "object", properties: own.query, additionalProperties: false }),
    body: own.body && strict.compile(own.body),
    answers: new Map(
      Object.entries(own.answers).map(([status, each]) => [Number(status), strict.compile(schema.parse(loosen(each)))]),
    ),
  }));
  return ({ method, url, sent, status, answered }) => {
    const { pathname, searchParams } = new URL(url, "http://host.example");
    const operation = operations.find(({ pattern }) => pattern.test(`${method} ${pathname}`));
    if (!operation) return [`${method} ${pathname} is not described.`];
    const judge = (what: string, validate: ValidateFunction | undefined, value: unknown) =>
      validate === undefined || validate(value)
        ? []
        : [`${operation.name} ${what}: ${strict.errorsText(validate.errors)} ${JSON.stringify(value)?.slice(0, 300)}`];
    const answer = operation.answers.get(status);
    if (!answer && !ofAnyRequest.includes(status)) return [`${operation.name} does not answer ${status}.`];
    return [
      ...judge("query", operation.query, Object.fromEntries(searchParams)),
      ...(sent === undefined ? [] : judge("body", operation.body, sent)),
      ...(status < 300 && status !== 204 ? judge(`answer ${status}`, answer, answered) : []),
    ];
  };
}
