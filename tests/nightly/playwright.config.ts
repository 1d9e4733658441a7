import path from "node:path";
import { defineConfig } from "@playwright/test";

const port = Number(process.env.TEST_PORT || 9133);

/**
 * `npm run test:nightly -- browsers`: `public/` in Firefox and WebKit as Debian has them (`firefox-esr`,
 * `webkit2gtk-driver`, `xvfb`).
 */
export default defineConfig({
  testDir: ".",
  workers: 1,
  timeout: 300_000,
  reporter: "list",
  use: { baseURL: `http://localhost:${port}` },
  webServer: {
    command: "node --import tsx scripts/serve.ts",
    cwd: path.resolve(__dirname, "..", ".."),
    url: `http://localhost:${port}`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 2000 },
  },
});
