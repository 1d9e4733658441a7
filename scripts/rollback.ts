import { defineCommand } from "./command";
import { readHost } from "./publish/hosts";
import { openDestination } from "./publish/live-site";
import { rollBack } from "./publish/publish-release";
import { formatRecord } from "./publish/release-record";
import { PublishError } from "./publish/settings";

defineCommand(__filename, {
  name: "rollback",
  summary: "Restores the last verified release, and names it.",
  words: "[ID]",
  options: {
    to: { value: "FOLDER", help: "the releases on this machine; without it, the host that `PUBLISH_TO` names" },
    list: { help: "lists the releases that can be restored" },
  },
  reasons: [PublishError],
  run: async ({ words: [id], get, has }) => {
    const to = get("to");
    const host = to === undefined ? readHost(process.env) : "ssh";
    if (host !== "ssh")
      throw new PublishError(
        "To go back on Pages, run the job “pages” of an earlier run again. Other hosts list earlier versions in their own interface.",
      );
    return openDestination(to, process.env, async ({ folder, verify }) => {
      if (has("list")) {
        const { verified, current } = await folder.read();
        for (const record of verified) console.log(`${record.id === current ? "->" : "  "} ${formatRecord(record)}`);
      } else {
        console.log(`Visitors see this release again: ${formatRecord(await rollBack(folder, id, verify))}`);
      }
    });
  },
});
