import * as z from "zod";
import { run } from "../setup/run.mjs";
import type { PublishingHost } from "./hosts";
import { PublishError } from "./settings";

type StaticHost = Exclude<PublishingHost, "ssh" | "pages">;

/** The operations of a host, through its CLI and its documented API. */
interface HostApi {
  /** The required environment variables. */
  readonly variables: readonly string[];
  /** The pinned package and the command that uploads a folder. */
  readonly upload: { readonly program: string; readonly command: (folder: string, project: string) => string[] };
  /** The option of that command for the note of a deployment. */
  readonly note: string;
  /** Reads the id of the live deployment, and all complete ones with the newest first. */
  readonly read: (environment: NodeJS.ProcessEnv) => Promise<History>;
  /** Makes a deployment live. */
  readonly restore: (id: string, environment: NodeJS.ProcessEnv) => Promise<unknown>;
}

interface History {
  readonly live: string | undefined;
  readonly deployments: readonly { readonly id: string; readonly time: string; readonly note?: string | undefined }[];
}

/** Matches the note of a deployment: the id of the one that visitors saw before. */
const noteForm = /^after (?<id>\S+)$/u;

/** The hosts. Their CLIs are not dependencies of the site, since they have more packages than the site itself. */
const apis: Readonly<Record<StaticHost, HostApi>> = {
  cloudflare: {
    variables: ["HOST_PROJECT", "CLOUDFLARE_ACCOUNT_ID", "CLOUDFLARE_API_TOKEN"],
    upload: {
      program: "wrangler@4.50.0",
      command: (folder, project) => [
        "wrangler",
        "pages",
        "deploy",
        folder,
        "--project-name",
        project,
        "--branch",
        "main",
      ],
    },
    note: "--commit-message",
    async read(environment) {
      const project = z.object({
        result: z.object({ canonical_deployment: z.object({ id: z.string() }).nullish() }),
      });
      const deployment = z.object({
        id: z.string(),
        created_on: z.string(),
        latest_stage: z.object({ status: z.string() }),
        deployment_trigger: z.object({ metadata: z.object({ commit_message: z.string().nullish() }) }).optional(),
      });
      const list = z.object({ result: z.array(deployment) });
      const [root, token] = [cloudflareProject(environment), environment.CLOUDFLARE_API_TOKEN];
      const { canonical_deployment: live } = project.parse(await call(root, token)).result;
      const { result } = list.parse(await call(`${root}/deployments?env=production`, token));
      const deployments = result
        .filter(({ latest_stage }) => latest_stage.status === "success")
        .map((one) => ({
          id: one.id,
          time: one.created_on,
          note: one.deployment_trigger?.metadata.commit_message ?? undefined,
        }));
      return { live: live?.id, deployments };
    },
    restore: (id, environment) =>
      call(`${cloudflareProject(environment)}/deployments/${id}/rollback`, environment.CLOUDFLARE_API_TOKEN, "POST"),
  },
  netlify: {
    variables: ["HOST_PROJECT", "NETLIFY_AUTH_TOKEN"],
    upload: {
      program: "netlify-cli@23.11.1",
      command: (folder, project) => ["netlify", "deploy", "--prod", "--no-build", "--dir", folder, "--site", project],
    },
    note: "--message",
    async read(environment) {
      const site = z.object({ published_deploy: z.object({ id: z.string() }).nullish() });
      const deploy = z.object({
        id: z.string(),
        created_at: z.string(),
        state: z.string(),
        title: z.string().nullish(),
      });
      const [root, token] = [netlifySite(environment), environment.NETLIFY_AUTH_TOKEN];
      const live = site.parse(await call(root, token)).published_deploy?.id;
      const deploys = z.array(deploy).parse(await call(`${root}/deploys?production=true`, token));
      const deployments = deploys
        .filter(({ state }) => state === "ready")
        .map(({ id, created_at: time, title }) => ({ id, time, note: title ?? undefined }));
      return { live, deployments };
    },
    restore: (id, environment) =>
      call(`${netlifySite(environment)}/deploys/${id}/restore`, environment.NETLIFY_AUTH_TOKEN, "POST"),
  },
};

function cloudflareProject({
  CLOUDFLARE_API_BASE_URL,
  CLOUDFLARE_ACCOUNT_ID,
  HOST_PROJECT,
}: NodeJS.ProcessEnv): string {
  const origin = CLOUDFLARE_API_BASE_URL || "https://api.cloudflare.com/client/v4";
  return `${origin}/accounts/${CLOUDFLARE_ACCOUNT_ID}/pages/projects/${HOST_PROJECT}`;
}

function netlifySite({ NETLIFY_API_URL, HOST_PROJECT }: NodeJS.ProcessEnv): string {
  return `${NETLIFY_API_URL || "https://api.netlify.com/api/v1"}/sites/${HOST_PROJECT}`;
}

/**
 * Uploads a prepared folder to a static host, which then makes it live. The note of the deployment names the previous
 * live deployment, so that a rollback never leads to a rejected deployment.
 *
 * @param environment `HOST_PROJECT` is the project on Cloudflare or the site id on Netlify
 * @throws PublishError if a variable is missing, or the host's CLI fails and has printed the reason
 */
export async function uploadToStaticHost(
  host: PublishingHost,
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const api = apiOf(host, environment);
  const { program, command } = api.upload;
  const { live } = await api.read(environment);
  const note = live === undefined ? [] : [api.note, `after ${live}`];
  const upload = [...command(folder, environment.HOST_PROJECT ?? ""), ...note];
  const code = await run("npx", ["--yes", "--package", program, ...upload]);
  if (code !== 0) throw new PublishError(`${program} ended with ${code}; its output above gives the reason.`);
}

/**
 * Makes the previous deployment live again.
 *
 * @returns a sentence with the deployment's id and time
 * @throws PublishError if there is none, or the host refuses
 */
export async function goBackOnStaticHost(host: PublishingHost, environment: NodeJS.ProcessEnv): Promise<string> {
  const api = apiOf(host, environment);
  const { live, deployments } = await api.read(environment);
  const index = deployments.findIndex(({ id }) => id === live);
  const noted = noteForm.exec(deployments[index]?.note ?? "")?.groups?.id;
  const before = deployments.find(({ id }) => id === noted) ?? deployments[index + 1];
  if (!before) throw new PublishError(`${host} knows no earlier deployment. Visitors see the newest.`);
  await api.restore(before.id, environment);
  return `Visitors see the deployment ${before.id} of ${before.time} again.`;
}

function apiOf(host: PublishingHost, environment: NodeJS.ProcessEnv): HostApi {
  if (host === "ssh" || host === "pages")
    throw new PublishError(
      "Pages are published by a job of CI. To go back, run the job “pages” of an earlier run again.",
    );
  const api = apis[host];
  const missing = api.variables.filter((name) => !environment[name]);
  if (missing.length > 0) throw new PublishError(`Not set: ${missing.join(", ")}. docs/deploy.md describes each.`);
  return api;
}

async function call(address: string, token = "", method: "GET" | "POST" = "GET"): Promise<unknown> {
  const response = await fetch(address, { method, headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new PublishError(`${address} answers ${response.status}: ${await response.text()}`);
  return response.status === 204 || method === "POST" ? undefined : response.json();
}
