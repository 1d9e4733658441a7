import base from "./playwright.config";
export default {
  ...base,
  use: { ...base.use, baseURL: "http://localhost:9250" },
  webServer: {
    command: "node --import tsx scripts/serve.ts",
    url: "http://localhost:9250",
    env: { PORT: "9250" },
    reuseExistingServer: false,
  },
};
