import { PublishError } from "../release/layout";
import { run } from "../setup/run.mjs";
import type { Host } from "./hosts";

/** The hosts' own programs, pinned: they are no part of the site, and bring more packages than it has. */
const programs = { cloudflare: "wrangler@4.50.0", netlify: "netlify-cli@23.11.1" } as const;

/** What those programs read from the environment themselves. */
const secrets = {
  cloudflare: ["CLOUDFLARE_ACCOUNT_ID", "CLOUDFLARE_API_TOKEN"],
  netlify: ["NETLIFY_AUTH_TOKEN"],
} as const;

/**
 * Gives a prepared folder to a host that takes whole folders and switches by itself.
 *
 * @param environment `HOST_PROJECT` names the project on Cloudflare, the identity of the site on Netlify; the host's program
 *   reads its own secrets
 * @throws PublishError where a setting is missing or the host's program refuses, after it has said why
 */
export async function publishToStaticHost(
  host: Exclude<Host, "ssh" | "pages">,
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const missing = ["HOST_PROJECT", ...secrets[host]].filter((name) => !environment[name]);
  if (missing.length > 0)
    throw new PublishError(`Not set: ${missing.join(", ")}. docs/deploy.md says what belongs there.`);
  const project = environment.HOST_PROJECT ?? "";
  const commands = {
    cloudflare: ["wrangler", "pages", "deploy", folder, "--project-name", project, "--branch", "main"],
    netlify: ["netlify", "deploy", "--prod", "--no-build", "--dir", folder, "--site", project],
  };
  const code = await run("npx", ["--yes", "--package", programs[host], ...commands[host]]);
  if (code !== 0) throw new PublishError(`${programs[host]} ended with ${code}; what it said stands above.`);
}
