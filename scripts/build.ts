import { defineCommand } from "./command";
import { runGatsby } from "./setup/gatsby";

defineCommand(__filename, {
  name: "build",
  summary: "Builds the whole site in `public/`.",
  run: () => runGatsby("build"),
});
