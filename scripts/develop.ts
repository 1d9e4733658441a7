import { defineCommand } from "./command";
import { runGatsby } from "./setup/gatsby";

/** The development server shows the last valid content. `PORT` sets the port; the default is 8000. */
defineCommand(__filename, {
  name: "dev",
  summary: "Starts Gatsby's development server, which shows saved changes and their errors at once.",
  run: () => runGatsby("develop", "--port", process.env.PORT || "8000"),
});
