import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { startLocalServer } from "./local-server";

test("refuses a port that another trial uses, with a clear message", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "server-"));
  const other = createServer((_request, response) => response.end("{}"));
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const url = other.address();
  if (typeof url !== "object" || !url) throw new Error("The system assigned no port.");
  try {
    await expect(startLocalServer(folder, url.port, 9000)).rejects.toThrow(
      `Port ${url.port} is already in use, perhaps by a trial in another window.`,
    );
  } finally {
    await new Promise((resolve) => other.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  }
});
