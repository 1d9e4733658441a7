import { listProjectFiles } from "../src/content";
import { buildDate, buildMoment } from "../src/pipeline/build-date";
import { readSiteContent } from "../src/pipeline/site-content";
import { describeTasks, listTasks } from "../src/pipeline/tasks/open-items";
import { defineCommand } from "./command";
import { findSupportEnds } from "./support/find-support-ends";

defineCommand(__filename, {
  name: "tasks",
  summary: "Lists what the council has not decided, read, translated or replaced yet.",
  isForClerks: true,
  run: ({ language, root }) => {
    const content = readSiteContent(listProjectFiles(root), buildMoment());
    console.log(describeTasks([...listTasks(content, root), ...findSupportEnds(root, buildDate())], language));
  },
});
