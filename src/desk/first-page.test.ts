import { createRemoteSettings } from "../../tests/editor/remote-settings";
import { prepareHosts } from "../../tests/editor/with-host";
import { districts } from "../schema/collections/schools";
import { findOtherRequests, groupRequests, listEnding, nameRequest, requestGroups } from "./first-page";
import { createHost } from "./host/create-host";

const withHost = prepareHosts();
const bytes = new TextEncoder().encode("key: new\nname:\n  en: New\n  hi: नया\n");
const add = (name: string) => ({ path: `content/tables/districts/${name}.yaml`, bytes, isNew: name === "new" });

test.each(["github", "gitlab"] as const)("each person at %s finds what a request asks of them, by its entry", (name) =>
  withHost(name, async (_council, _bare, api) => {
    const [clerk, reviewer] = ["secret-token", "reviewer-token"].map((token) =>
      createHost(createRemoteSettings(name, api), token),
    );
    if (!clerk || !reviewer) throw new Error("There are two people.");
    const { base } = await clerk.list();
    const open = (branch: string, file: string) =>
      clerk.open({ base, branch, title: branch, description: "", changes: [add(file)] });
    const find = async (host: typeof clerk) => {
      const groups = await groupRequests(host, await host.listRequests(), {});
      return requestGroups.map((group) => groups[group].map((one) => one.name.hi));
    };
    await open("cms/districts/new", "new");
    await open("batch/districts-20311101", "almora");
    expect(await find(clerk)).toEqual([[], [], ["नया"], ["जनपद"], []]);
    expect(await find(reviewer)).toEqual([[], ["जनपद"], [], [], ["नया"]]);
    const others = async (key: string) => (await findOtherRequests(reviewer, districts, key, undefined)).length;
    expect([await others("almora"), await others("chamoli")]).toEqual([1, 0]);

    const [draft] = (await clerk.listRequests()).filter(({ state }) => state === "draft");
    if (!draft) throw new Error("There is a draft.");
    await reviewer.sendBack(draft, "Write the name in full.");
    expect(await find(clerk)).toEqual([["नया"], [], [], ["जनपद"], []]);
    expect(await reviewer.listPublished()).toEqual([]);
    await reviewer.publish(draft);
    const [published] = await clerk.listPublished();
    if (!published) throw new Error("A request is published.");
    expect(await nameRequest(clerk, published, {})).toMatchObject({ name: { en: "New", hi: "नया" } });
  }),
);

test("what ends within seven days is listed by its day", () => {
  const end = (key: string, until: string) => ({ key, name: { en: key, hi: key }, values: { until } });
  const days = { over: "2031-10-31", last: "2031-11-07", far: "2031-11-08", today: "2031-11-01" };
  const notices = Object.entries(days).map(([key, until]) => end(key, until));
  expect(listEnding({ notices }, "2031-11-01").map(({ name }) => name.en)).toEqual(["today", "last"]);
});
