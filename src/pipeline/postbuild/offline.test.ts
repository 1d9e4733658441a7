import { readFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../tests/temporary-folder";
import { pathTo } from "../../site/paths";
import { readMessages } from "../interface-messages";
import { writeWorker } from "./offline";

const folder = path.join(temporaryFolder(), "public");
const worker = () => readFileSync(path.join(folder, "sw.js"), "utf8");

it("writes the worker with its messages and the pages for students, or the one that unregisters all workers", async () => {
  await writeWorker(folder, {});
  // The worker fills the gaps of its messages.
  expect(worker()).toContain("{{date}}");
  expect(worker()).toContain(readMessages("hi")("offline.title"));
  expect(worker()).toContain(pathTo("timetable", "hi"));
  expect(worker()).not.toContain("registration.unregister");
  await writeWorker(folder, { GATSBY_OFFLINE: "off" });
  expect(worker()).toContain("registration.unregister");
  expect(worker()).not.toContain("fetch");
});
