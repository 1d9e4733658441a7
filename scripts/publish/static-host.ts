import { PublishError } from "../release/layout";
import { run } from "../setup/run.mjs";
import type { Host } from "./hosts";

/** The hosts' own programs, pinned: they are no part of the site, and bring more packages than it has. */
const programs = { cloudflare: "wrangler@4.50.0", netlify: "netlify-cli@23.11.1" } as const;

/**
 * Gives a prepared folder to a host that takes whole folders and switches by itself.
 *
 * @param project the name of the project on Cloudflare, the identity of the site on Netlify
 * @throws PublishError where the host's program refuses, after it has said why
 */
export async function publishToStaticHost(
  host: Exclude<Host, "ssh" | "pages">,
  folder: string,
  project: string,
): Promise<void> {
  const commands = {
    cloudflare: ["wrangler", "pages", "deploy", folder, "--project-name", project, "--branch", "main"],
    netlify: ["netlify", "deploy", "--prod", "--no-build", "--dir", folder, "--site", project],
  };
  const code = await run("npx", ["--yes", "--package", programs[host], ...commands[host]]);
  if (code !== 0) throw new PublishError(`${programs[host]} ended with ${code}; what it said stands above.`);
}
