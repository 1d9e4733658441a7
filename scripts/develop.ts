import { batchedFolder } from "../src/content/folders";
import { defineCommand } from "./command";
import { followContent, syncLastGood } from "./develop/last-good-content";
import { serveWaitingPage } from "./develop/waiting-page";
import { runGatsby } from "./setup/gatsby";

const port = process.env.PORT || "8000";

async function develop(): Promise<number> {
  const look = () => syncLastGood(process.cwd(), batchedFolder);
  const problems = look();
  const waiting = problems === "" ? undefined : await serveWaitingPage(Number(port), problems);
  if (waiting) console.error(`The content has errors; the site starts as soon as they are fixed:\n${problems}`);
  await new Promise<void>((start) => {
    if (problems === "") start();
    followContent(look, problems, (now) => {
      console.error(now === "" ? "The content has no errors any more." : `The content has errors:\n${now}`);
      waiting?.tell(now);
      if (now === "") start();
    });
  });
  await waiting?.close();
  return runGatsby("develop", "--port", port);
}

/** Gatsby reads the last valid content. `PORT` sets the port; the default is 8000. */
defineCommand(__filename, {
  name: "dev",
  summary: "Starts Gatsby's development server, which shows saved changes and their errors at once.",
  run: async () => process.exit(await develop()),
});
