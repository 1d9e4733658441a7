import * as z from "zod";
import { type HealthList, healthLabel, readHealthComment } from "../../content/health";
import { hostInterfaces } from "../../desk/host/interfaces";
import type { UsableRepository } from "../../desk/repository-settings";

/** The schema of issues: GitHub has the text in `body`, GitLab in `description`. */
const issues = z.array(z.object({ body: z.string().nullish(), description: z.string().nullish() }));

/** Fetches the list that the weekly job stores in an issue of the repository; undefined if no issue is open. */
export async function readHealthIssue(
  { host, repository, api = hostInterfaces[host] }: Extract<UsableRepository, { readonly kind: "remote" }>,
  token: string,
): Promise<HealthList | undefined> {
  const root = host === "github" ? `${api}/repos/${repository}` : `${api}/projects/${encodeURIComponent(repository)}`;
  const state = host === "github" ? "open" : "opened";
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${root}/issues?labels=${healthLabel}&state=${state}`, { headers, cache: "no-store" });
  if (!answer.ok) throw new Error(`${answer.status}`);
  const [issue] = issues.parse(await answer.json());
  return readHealthComment(issue?.body ?? issue?.description ?? "");
}
