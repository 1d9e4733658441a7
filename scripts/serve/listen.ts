import { getErrorProperty } from "./answer";
import { serveFolder } from "./server";

/** The port if `PORT` is not set. */
export const defaultPort = 9000;

/**
 * Serves a folder until the process receives a signal to end, and prints the URL when the server is ready. If the port
 * is invalid, in use or forbidden, prints an error message and sets the exit code to 1.
 */
export async function listen(folder: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const port = readPort(environment.PORT);
  if (port === undefined) return fail(`PORT must be a whole number from 1 to 65535, not "${environment.PORT}".`);
  try {
    const server = await serveFolder(folder, { port, host: environment.HOST || "localhost" });
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.once(signal, () => void server.close().then(() => process.exit(0)));
    }
    console.log(`Serving ${folder}/; Ctrl+C ends it.\nhttp://localhost:${port}`);
  } catch (error) {
    fail(explain(error, port));
  }
}

/** Parses `PORT`. Returns the default port if it is not set, and undefined if it is not a valid port. */
export function readPort(value: string | undefined): number | undefined {
  if (value === undefined || value === "") return defaultPort;
  const port = Number(value);
  return /^\d+$/.test(value) && port >= 1 && port <= 65_535 ? port : undefined;
}

function explain(error: unknown, port: number): string {
  const code = getErrorProperty(error, "code");
  const another = port === defaultPort ? defaultPort + 1 : defaultPort;
  const choose =
    process.platform === "win32"
      ? `In PowerShell: $env:PORT=${another}; npm start`
      : `For example: PORT=${another} npm start`;
  if (code === "EADDRINUSE") {
    return `Port ${port} is already in use, perhaps by this site in another window. End that one, or choose another port. ${choose}`;
  }
  if (code === "EACCES") return `This account may not open port ${port}. Choose one from 1024 up. ${choose}`;
  return `The site cannot be served on port ${port}: ${error instanceof Error ? error.message : String(error)}`;
}

/** Prints an error message and sets the exit code to 1. */
export function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
