import { createServer } from "node:http";
import { readPort } from "../serve/listen";
import { startServer } from "../serve/server";

/** The error for a trial that cannot start, with a reason that the user can fix. */
export class CannotBegin extends Error {}

/** Reads a port from an environment variable, by default `usual`. Throws `CannotBegin` if it is no valid port. */
export function readEnvPort(variable: "PORT" | "EDITOR_PORT", usual: number): number {
  const value = process.env[variable];
  const port = value ? readPort(value) : usual;
  if (port === undefined) throw new CannotBegin(`${variable} must be a whole number from 1 to 65535, not "${value}".`);
  return port;
}

/** Throws `CannotBegin` if a port is in use, since the server there would be mistaken for the one to be started. */
export async function requireFree(port: number, host = "127.0.0.1"): Promise<void> {
  const server = await startServer(createServer(), { port, host }).catch((cause: unknown) => {
    const said = `Port ${port} is already in use, perhaps by a trial in another window. End that trial, or set PORT and EDITOR_PORT to other ports.`;
    throw new CannotBegin(said, { cause });
  });
  await server.close();
}

/** Finds a port that is currently free. */
export async function findFreePort(): Promise<number> {
  const { port, close } = await startServer(createServer());
  await close();
  return port;
}
