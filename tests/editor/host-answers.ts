import { readFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod";
import type { ClerkMessageKey } from "../../src/messages";
import messages from "../../src/messages/en.json";

const answer = z.tuple([z.number(), z.unknown(), z.record(z.string(), z.string()).optional()]);
const lost = z.literal("lost");
const row = {
  what: z.string(),
  says: z.custom<ClerkMessageKey>((key) => typeof key === "string" && Object.hasOwn(messages, key)),
  values: z.record(z.string(), z.number()).default({}),
};
const rows = z.array(z.strictObject({ ...row, answers: z.record(z.string(), z.union([answer, lost])) }));
const table = z.strictObject({ github: rows, gitlab: rows });

/** An answer of a host in place of its own: a status, a body and headers. */
export type Answer = z.output<typeof answer>;

/** What clerks read after answers of hosts, from `tests/host-answers.yaml`. */
export const hostAnswers = z
  .strictObject({
    publish: table,
    list: table,
    form: z.array(z.strictObject({ ...row, answer: z.union([answer, lost, z.literal("none")]) })),
  })
  .parse(parse(readFileSync("tests/host-answers.yaml", "utf8")));
