import { command } from "./command";
import { buildCouncilSite } from "./test/council-site";

export const buildCouncil = command(__filename, {
  name: "build:council",
  summary: "Builds the site of the council for tests, `tests/council`, in `.trial/council`, for browser tests.",
  run: buildCouncilSite,
});
