import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { startServer } from "../serve/server";
import { startLocalServer } from "./local-server";

test("refuses a port that another trial uses, with a clear message", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "server-"));
  const { port, close } = await startServer(createServer());
  try {
    await expect(startLocalServer(folder, port, 9000)).rejects.toThrow(
      `Port ${port} is already in use, perhaps by a trial in another window.`,
    );
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
});
