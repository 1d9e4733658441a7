/**
 * `npm run dev`: Gatsby's development server; a saved file shows at once. Gatsby is given a copy of the content as it
 * last was right: what is wrong is told here and on every page, and the site goes on. `PORT` moves it from 8000.
 */
import { rmSync } from "node:fs";
import { syncLastGood } from "./develop/last-good-content";
import { waitingPage } from "./develop/waiting-page";
import { followContent } from "./develop/watch";
import { programOf, runNode } from "./setup/run.mjs";

const copy = ".trial/develop-content";
const port = process.env.PORT || "8000";
const env = { GATSBY_TELEMETRY_DISABLED: "1", BROWSERSLIST_IGNORE_OLD_DATA: "1", LAST_GOOD_CONTENT: copy };

async function develop(): Promise<number> {
  rmSync(copy, { recursive: true, force: true });
  const look = () => syncLastGood(process.cwd(), copy);
  const problems = look();
  const waiting = problems === "" ? undefined : await waitingPage(Number(port), problems);
  if (waiting) console.error(`The content is wrong; the site starts as soon as this is mended:\n${problems}`);
  await new Promise<void>((start) => {
    if (problems === "") start();
    followContent(look, problems, (now) => {
      console.error(now === "" ? "The content is right again." : `The content is wrong:\n${now}`);
      waiting?.tell(now);
      if (now === "") start();
    });
  });
  await waiting?.close();
  return runNode([programOf("gatsby"), "develop", "--port", port], { env });
}

develop().then((code) => process.exit(code));
