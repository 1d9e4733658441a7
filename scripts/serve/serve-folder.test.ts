import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { runScript } from "../../tests/run-script";
import { temporaryFolder, writerIn } from "../../tests/temporary-folder";
import { findFreePort } from "../edit/ports";

const folder = temporaryFolder();

test("serves the built site in another folder, such as an unpacked artifact", async () => {
  writerIn(folder)("index.html", "<title>A preview</title>");
  const port = await findFreePort();
  const program = ["--import", "tsx", path.resolve("scripts", "serve.ts"), folder];
  const server = spawn(process.execPath, program, { env: { ...process.env, PORT: String(port) } });
  try {
    const [printed] = await once(server.stdout, "data");
    expect(String(printed)).toContain(folder);
    const response = await fetch(`http://localhost:${port}/`);
    expect(await response.text()).toContain("A preview");
  } finally {
    server.kill();
    await once(server, "exit");
  }
});

test("refuses a folder without a site in one sentence", async () => {
  const { status, stderr } = await runScript("serve", [path.join(folder, "preview")]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is nothing to serve: the folder .*preview has no index\.html\. .*\n$/u);
});
