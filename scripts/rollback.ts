import { defineCommand } from "./command";
import { PublishError } from "./publish/destination";
import { readHost } from "./publish/hosts";
import { openDestination } from "./publish/live-site";
import { rollBack } from "./publish/publish-release";

defineCommand(__filename, {
  name: "rollback",
  summary: "Restores the last verified release, or removes what was withdrawn from the current one.",
  words: "[current|ID]",
  options: {
    to: { value: "FOLDER", help: "the releases on this machine; without it, the host that `PUBLISH_TO` names" },
    list: { help: "lists the releases that can be restored, and how many files of each were withdrawn" },
  },
  reasons: [PublishError],
  run: async ({ words: [id], get, has }) => {
    const to = get("to");
    const host = to === undefined ? readHost(process.env) : "ssh";
    if (host !== "ssh")
      throw new PublishError(
        "To go back on Pages, run the job “pages” of an earlier run again. Other hosts list earlier versions in their own interface.",
      );
    return openDestination(to, process.env, async ({ folder, ...how }) => {
      console.log(has("list") ? (await folder.list()).join("\n") : await rollBack(folder, id, how));
    });
  },
});
