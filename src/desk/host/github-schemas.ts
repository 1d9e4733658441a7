import * as z from "zod";

const object = z.object({ sha: z.string() });
const user = z.object({ login: z.string() });
const writer = user.extend({ type: z.string() }).nullable();

/** The schemas of what is read of GitHub's answers. */
export const gitHubAnswers = {
  nothing: z.unknown(),
  object,
  user,
  branch: z.object({ name: z.string(), commit: object }),
  /** Contents of more than 1 MB come without their bytes. */
  blob: z.object({ content: z.string(), encoding: z.string(), sha: z.string() }),
  opened: z.object({ number: z.number() }),
  reference: z.object({ ref: z.string() }),
  tree: z.object({
    tree: z.array(z.object({ path: z.string(), type: z.string(), sha: z.string() })),
    truncated: z.boolean(),
  }),
  project: z.object({
    permissions: z.object({ maintain: z.boolean().optional(), admin: z.boolean().optional() }).optional(),
  }),
  pulls: z.array(
    z.object({
      number: z.number(),
      title: z.string(),
      body: z.string().nullish(),
      created_at: z.string(),
      merged_at: z.string().nullish(),
      user: user.nullable(),
      labels: z.array(z.object({ name: z.string() })),
      head: z.object({
        ref: z.string(),
        sha: z.string(),
        repo: z.object({ full_name: z.string() }).nullable(),
      }),
    }),
  ),
  pull: z.object({
    state: z.string(),
    merged: z.boolean(),
    /** Null until the host has tried to merge it. */
    mergeable: z.boolean().nullable(),
    mergeable_state: z.string(),
  }),
  commit: z.object({ tree: object }),
  comparison: z.object({
    merge_base_commit: object,
    commits: z.array(z.object({ commit: z.object({ message: z.string() }) })),
  }),
  reviews: z.array(
    z.object({ state: z.string(), body: z.string().nullish(), submitted_at: z.string().optional(), user: writer }),
  ),
  comments: z.array(z.object({ body: z.string().nullish(), created_at: z.string(), user: writer })),
  status: z.object({
    statuses: z.array(z.object({ context: z.string(), state: z.string(), target_url: z.string().nullable() })),
  }),
  runs: z.object({
    workflow_runs: z.array(
      z.object({
        ...{ id: z.number(), workflow_id: z.number(), event: z.string(), path: z.string() },
        ...{ status: z.string().nullable(), conclusion: z.string().nullable() },
      }),
    ),
  }),
  jobs: z.object({
    jobs: z.array(z.object({ name: z.string(), status: z.string(), conclusion: z.string().nullable() })),
  }),
  commits: z.array(
    z.object({
      sha: z.string(),
      commit: z.object({ author: z.object({ name: z.string().optional(), date: z.string().optional() }).nullable() }),
    }),
  ),
};
