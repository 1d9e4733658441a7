import { makeCouncil } from "../../../tests/editor/council";
import { startGitHost } from "../../../tests/editor/git-host";
import { createRemoteSettings } from "../../../tests/editor/remote-settings";
import { say } from "../../../tests/editor/say";
import { createHost } from "../../desk/host/create-host";
import { publishChosen } from "./publish-chosen";

const names = ["one", "two", "three"];

/** Opens three sent requests on a host, and returns them as a reviewer chose them. */
async function openThree() {
  const council = makeCouncil();
  const bare = council.bare();
  const started = await startGitHost(bare);
  const settings = createRemoteSettings("github", started.api);
  const [clerk, reviewer] = ["secret-token", "reviewer-token"].map((token) => createHost(settings, token));
  if (!clerk || !reviewer) throw new Error("There are two people.");
  const { base } = await clerk.list();
  for (const name of names) {
    const changes = [
      { path: `content/tables/districts/${name}.yaml`, bytes: new TextEncoder().encode(name), isNew: true },
    ];
    await clerk.open({ base, branch: `batch/${name}`, title: name, description: "", changes });
  }
  const chosen = (await reviewer.listRequests())
    .map((request) => ({ request, name: request.title, files: [] }))
    .reverse();
  const close = async () => {
    expect(await started.listBreaches()).toEqual([]);
    await started.close();
    council.remove();
  };
  const readPublished = () => council.git("--git-dir", bare, "log", "--reverse", "--format=%s", `${base}..main`);
  return { started, reviewer, chosen, readPublished, close };
}

test("publishes the chosen requests one after the other", async () => {
  const { reviewer, chosen, readPublished, close } = await openThree();
  const onPublished = jest.fn();
  const done = say("requests.published-some", { names: "one; two; three" });
  expect(await publishChosen(reviewer, chosen, onPublished)).toBe(done);
  expect(onPublished).toHaveBeenCalledTimes(3);
  expect(readPublished()).toBe("one (#1)\ntwo (#2)\nthree (#3)");
  await close();
});

test("stops at the first that is refused, brings it up to date, and says which are done and left", async () => {
  const { started, reviewer, chosen, readPublished, close } = await openThree();
  started.state.isStrict = true;
  const [first, second] = chosen.map(({ request }) => request);
  const stopped = say("requests.stopped", { name: "two", reason: say("host.behind") });
  const onPublished = jest.fn();
  expect(await publishChosen(reviewer, chosen, onPublished)).toBe(
    [say("requests.published-some", { names: "one" }), stopped, say("requests.left", { names: "three" })].join(" "),
  );
  expect(readPublished()).toBe("one (#1)");
  const [, newest] = await reviewer.listRequests();
  expect(newest).toMatchObject({ id: second?.id });
  expect(newest?.commit).not.toBe(second?.commit);
  if (!newest || !first) throw new Error("There are requests.");
  await reviewer.publish(newest);
  expect(readPublished()).toBe("one (#1)\ntwo (#2)");

  started.failChecks();
  const third = chosen.slice(2);
  expect(await publishChosen(reviewer, third, onPublished)).toBe(
    say("requests.stopped", { name: "three", reason: say("requests.barred") }),
  );
  expect(onPublished).toHaveBeenCalledTimes(1);
  await close();
});
