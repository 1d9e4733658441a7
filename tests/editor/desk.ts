import { copyFile, mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { createServer as createPlainServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeEditor } from "../../scripts/editor/write-editor";
import { createServer } from "../../scripts/serve/server";

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createPlainServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!isAddress(address)) throw new Error("The system gave no port.");
  return address.port;
}

function isAddress(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === "object" && address !== null;
}

/** The editor as a site serves it, alone: without the site around it. */
export interface Desk {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Builds the editor with an environment's settings and serves it by the site's own server. */
export async function openDesk(environment: NodeJS.ProcessEnv): Promise<Desk> {
  const folder = await mkdtemp(path.join(tmpdir(), "desk-"));
  await writeEditor(folder, { EDITOR: "required", ...environment });
  await copyFile("static/mark.svg", path.join(folder, "mark.svg"));
  const port = await freePort();
  const server = createServer(folder);
  await server.listen({ port, host: "localhost" });
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
