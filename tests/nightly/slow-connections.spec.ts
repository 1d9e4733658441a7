/** nginx, with the rules that a build writes, while one address holds many requests whose headers never end. */
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { expect } from "@playwright/test";
import { findFreePort } from "../../scripts/edit/ports";
import { type Server, startPlainNginx } from "../hosts/installed";
import { test } from "../test-in-folder";

/** The half-sent requests. nginx of Debian has 768 connections for each processor. */
const count = 2000;

let server: Server;
test.beforeEach(async ({ folder }) => {
  const site = path.join(folder, "site");
  mkdirSync(site);
  writeFileSync(path.join(site, "index.html"), "read");
  server = await startPlainNginx({ folder, site, port: await findFreePort() });
});
test.afterEach(() => server.stop());

/** Begins a request and sends half of its header. */
async function beginRequest(): Promise<Socket> {
  const socket = connect(server.port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n");
  return socket;
}

/** Returns the status of the home page for a visitor at an address of this machine. */
function readAs(localAddress: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = get({ host: "127.0.0.1", port: server.port, localAddress, timeout: 10_000 }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    });
    request.on("error", reject).on("timeout", () => request.destroy(new Error("The server does not answer.")));
  });
}

test("a visitor reads while one address holds many half-sent requests, which end by themselves", async () => {
  test.setTimeout(120_000);
  const sockets: Socket[] = [];
  while (sockets.length < count) sockets.push(await beginRequest());
  const ended = sockets.map((socket) => new Promise((resolve) => socket.resume().once("close", resolve)));
  expect(await readAs("127.0.0.2")).toBe(200);
  expect(sockets.filter(({ closed }) => !closed).length).toBeGreaterThan(count / 2);
  await Promise.all(ended);
});
