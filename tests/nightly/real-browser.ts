import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import * as z from "zod";
import { findFreePort } from "../../scripts/edit/ports";

/** A browser controlled by WebDriver (W3C), with the commands that a smoke test needs. */
export interface RealBrowser {
  open(url: string): Promise<void>;
  /** Runs a function body in the page and returns its result as JSON. */
  run(script: string): Promise<unknown>;
  close(): Promise<void>;
}

/** The functions that start the browsers, by browser name. */
export const realBrowsers: Readonly<Record<string, () => Promise<RealBrowser>>> = {
  "Firefox ESR": startFirefox,
  WebKitGTK: startWebKit,
};

/** Starts Firefox. It runs WebDriver commands over Marionette, its TCP protocol: `length:[0,id,command,arguments]`. */
async function startFirefox(): Promise<RealBrowser> {
  const port = await findFreePort();
  const profile = await mkdtemp(path.join(tmpdir(), "firefox-"));
  await writeFile(path.join(profile, "user.js"), `user_pref("marionette.port", ${port});\n`);
  const browser = spawn("firefox-esr", ["--headless", "--no-remote", "--profile", profile, "--marionette"], {
    stdio: "ignore",
  });
  const ask = await marionette(await connectTo(port));
  await ask("WebDriver:NewSession", {});
  return {
    open: async (url) => void (await ask("WebDriver:Navigate", { url })),
    run: async (script) =>
      z.object({ value: z.unknown() }).parse(await ask("WebDriver:ExecuteScript", { script, args: [] })).value,
    close: async () => {
      await end(browser);
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function marionette(socket: Socket) {
  const waiting: ((message: unknown) => void)[] = [];
  let received = Buffer.alloc(0);
  socket.on("data", (part) => {
    received = Buffer.concat([received, part]);
    for (;;) {
      const colon = received.indexOf(":");
      const end = colon + 1 + Number(received.toString("latin1", 0, colon));
      if (colon < 0 || received.length < end) return;
      waiting.shift()?.(JSON.parse(received.toString("utf8", colon + 1, end)));
      received = received.subarray(end);
    }
  });
  const next = () => new Promise<unknown>((resolve) => waiting.push(resolve));
  await next();
  let id = 0;
  return async (command: string, args: object): Promise<unknown> => {
    const answer = next();
    const message = JSON.stringify([0, ++id, command, args]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = z.tuple([z.number(), z.number(), z.unknown(), z.unknown()]).parse(await answer);
    if (error) throw new Error(`Firefox: ${JSON.stringify(error)}`);
    return result;
  };
}

/** Starts WebKitGTK with its WebDriver server. The browser needs a display, which Xvfb provides. */
async function startWebKit(): Promise<RealBrowser> {
  const port = await findFreePort();
  const driver = spawn("xvfb-run", ["--auto-servernum", "WebKitWebDriver", `--port=${port}`], {
    stdio: "ignore",
    detached: true,
  });
  (await connectTo(port)).destroy();
  const ask = async (way: string, body?: object): Promise<unknown> => {
    const method = body ? "POST" : "DELETE";
    const response = await fetch(`http://127.0.0.1:${port}${way}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = z.object({ value: z.unknown() }).parse(await response.json());
    if (!response.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`);
    return value;
  };
  const { sessionId } = z
    .object({ sessionId: z.string() })
    .parse(await ask("/session", { capabilities: { alwaysMatch: {} } }));
  const session = `/session/${sessionId}`;
  return {
    open: async (url) => void (await ask(`${session}/url`, { url })),
    run: (script) => ask(`${session}/execute/sync`, { script, args: [] }),
    close: async () => {
      await ask(session);
      // Xvfb and the driver are one process group.
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}

/** Waits up to a minute until a port accepts connections, and connects. */
export async function connectTo(port: number): Promise<Socket> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    const isThere = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    });
    if (isThere) return socket;
    if (Date.now() > deadline) throw new Error(`Nothing listens at port ${port}.`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function end(browser: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => browser.once("exit", resolve));
  browser.kill();
  await ended;
}
