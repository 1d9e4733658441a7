import { z } from "zod";
import { run } from "../setup/run.mjs";
import type { Host } from "./hosts";
import { PublishError } from "./settings";

type StaticHost = Exclude<Host, "ssh" | "pages">;

/** The operations of a host, through its CLI and its documented API. */
interface HostApi {
  /** The required environment variables. */
  readonly variables: readonly string[];
  /** The pinned package and the command that uploads a folder. */
  readonly upload: { readonly program: string; readonly command: (folder: string, project: string) => string[] };
  /** Makes the deployment before the current one live, and returns its id and time. Returns undefined without one. */
  readonly goBack: (environment: NodeJS.ProcessEnv) => Promise<string | undefined>;
}

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
    async goBack({ CLOUDFLARE_API_BASE_URL, CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_API_TOKEN, HOST_PROJECT }) {
      const root = `${CLOUDFLARE_API_BASE_URL || "https://api.cloudflare.com/client/v4"}/accounts/${CLOUDFLARE_ACCOUNT_ID}/pages/projects/${HOST_PROJECT}/deployments`;
      const deployment = z.object({
        id: z.string(),
        created_on: z.string(),
        latest_stage: z.object({ status: z.string() }),
      });
      const list = z.object({ result: z.array(deployment) });
      const { result } = list.parse(await call(`${root}?env=production`, CLOUDFLARE_API_TOKEN));
      const [, before] = result.filter(({ latest_stage }) => latest_stage.status === "success");
      if (before) await call(`${root}/${before.id}/rollback`, CLOUDFLARE_API_TOKEN, "POST");
      return before && `${before.id} of ${before.created_on}`;
    },
  },
  netlify: {
    variables: ["HOST_PROJECT", "NETLIFY_AUTH_TOKEN"],
    upload: {
      program: "netlify-cli@23.11.1",
      command: (folder, project) => ["netlify", "deploy", "--prod", "--no-build", "--dir", folder, "--site", project],
    },
    async goBack({ NETLIFY_API_URL, NETLIFY_AUTH_TOKEN, HOST_PROJECT }) {
      const root = `${NETLIFY_API_URL || "https://api.netlify.com/api/v1"}/sites/${HOST_PROJECT}`;
      const site = z.object({ published_deploy: z.object({ id: z.string() }) });
      const current = site.parse(await call(root, NETLIFY_AUTH_TOKEN)).published_deploy.id;
      const list = z.array(z.object({ id: z.string(), created_at: z.string(), state: z.string() }));
      const deploys = list.parse(await call(`${root}/deploys?production=true`, NETLIFY_AUTH_TOKEN));
      const ready = deploys.filter(({ state }) => state === "ready");
      const before = ready[ready.findIndex(({ id }) => id === current) + 1];
      if (before) await call(`${root}/deploys/${before.id}/restore`, NETLIFY_AUTH_TOKEN, "POST");
      return before && `${before.id} of ${before.created_at}`;
    },
  },
};

/**
 * Uploads a prepared folder to a static host, which then makes it live.
 *
 * @param environment `HOST_PROJECT` is the project on Cloudflare or the site id on Netlify
 * @throws PublishError if a variable is missing, or the host's CLI fails and has printed the reason
 */
export async function uploadToStaticHost(host: Host, folder: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const { program, command } = apiOf(host, environment).upload;
  const code = await run("npx", ["--yes", "--package", program, ...command(folder, environment.HOST_PROJECT ?? "")]);
  if (code !== 0) throw new PublishError(`${program} ended with ${code}; its output above gives the reason.`);
}

/**
 * Makes the deployment before the current one live again.
 *
 * @returns a sentence with the deployment's id and time
 * @throws PublishError if there is none, or the host refuses
 */
export async function goBackOnStaticHost(host: Host, environment: NodeJS.ProcessEnv): Promise<string> {
  const before = await apiOf(host, environment).goBack(environment);
  if (!before) throw new PublishError(`${host} knows no earlier deployment.`);
  return `Visitors see the deployment ${before} again.`;
}

function apiOf(host: Host, environment: NodeJS.ProcessEnv): HostApi {
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
