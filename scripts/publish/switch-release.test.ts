import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import path from "node:path";
import { searchIndexFolder } from "../../src/search/format";
import { getPageDataUrl } from "../../src/site/page-data";
import { breakOff } from "../../tests/publish/break-rsync";
import { signingKey, TestSite } from "../../tests/publish/signed-site";
import { createWithdrawalList } from "../../tests/publish/withdrawal-list";
import { temporaryFolder } from "../../tests/temporary-folder";
import { type Verification, verifySite } from "../verify/verify-site";
import { parseLocalDestination } from "./destination";
import { publishRelease, rollBack } from "./publish-release";
import { type ReleaseFolder, withReleases } from "./release-folder";

// `npm test` installs it on test machines.
const test = spawnSync("rsync", ["--version"]).status === 0 ? globalThis.test : globalThis.test.skip;

const document = "/documents/result.0123456789abcdef.pdf";
const page = "/Government-Order/order-1";
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`;
const search = `/${searchIndexFolder}/en`;

const root = temporaryFolder();
let target = "";
let withdrawn: readonly string[] = [];
let site: TestSite;
beforeEach(() => {
  target = path.join(root, "site");
  withdrawn = [];
  site = new TestSite();
});
afterEach(async () => {
  await site.remove();
});

/** The files of an order that issued `result.pdf` and quotes it. */
const order = {
  [`${page}/index.html`]: `${policy}particulars`,
  [getPageDataUrl(page)]: JSON.stringify({ address: document, body: "particulars" }),
  "/feeds/orders.atom": `<link href="https://council.example${document}"/><id>https://council.example/Government-Order#order-1</id>particulars`,
  "/calendars/orders-order-1.ics": `BEGIN:VEVENT\r\nDESCRIPTION:particulars\r\nURL:https://council.example/Government-Order/ord\r\n er-1\r\n`,
  "/lists/orders.json": `[{"key":"order-1","title":"particulars"}]`,
  [`${search}.json`]: `{"title":"Order"}`,
  [`${search}-texts.json`]: `["particulars"]`,
};

/** Files of which a part looks like the withdrawn order or document. */
const others = {
  "/Government-Order/order-10/index.html": `${policy}other`,
  [getPageDataUrl("/Government-Order/order-10")]: `{"address":"/documents/first-result.pdf"}`,
  "/feeds/acts.atom": "<id>https://council.example/Government-Order#order-10</id>",
  "/Contact/index.html": `${policy}<a href="${document}">`,
  [getPageDataUrl("/Contact")]: JSON.stringify({ link: document }),
};

function put(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) site.put(name, text);
}

function remove(...names: readonly string[]): void {
  for (const name of names) rmSync(path.join(site.folder, name), { force: true });
}

const visible = (name: string) => path.join(target, "current", name);
const current = () => path.basename(readlinkSync(path.join(target, "current")));
const lost = (files: object) => Object.keys(files).filter((name) => !existsSync(visible(name)));
const readList = () => createWithdrawalList(...withdrawn);
const inFolder = <Result>(work: (folder: ReleaseFolder) => Promise<Result>) =>
  withReleases(parseLocalDestination(target), work);

/** Verifies the folder `current` as a web server would serve it. */
const verify = async (published: Buffer, names: ReadonlySet<string>): Promise<Verification> =>
  verifySite(await site.serve(path.join(target, "current")), {
    ...{ signingKey, host: "ssh", published, withdrawn: names },
  });
const trust = async (): Promise<Verification> => ({ outcome: "sound", notes: [], faults: [] });

async function publish(check = verify): Promise<string> {
  await site.sign();
  return inFolder(async (folder) => (await publishRelease(folder, { site: site.folder, verify: check, readList })).id);
}

const back = (wanted?: string, check = verify) =>
  inFolder((folder) => rollBack(folder, wanted, { verify: check, readList }));

/** Publishes the order, and then the site without its page; the document stays. Returns the ids. */
async function publishTwice(): Promise<[string, string]> {
  put({ ...order, ...others });
  const first = await publish(trust);
  remove(...Object.keys(order));
  return [first, await publish(trust)];
}

/** Lists the files of all releases that hold the words of the order, or are the document. */
function findText(): string[] {
  const all = readdirSync(path.join(target, "releases"), { recursive: true, withFileTypes: true });
  return all
    .filter((one) => one.isFile() && !one.parentPath.includes("withdrawn-pages"))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => /\/result\.|\/first\b/u.test(file) || readFileSync(file, "utf8").includes("particulars"));
}

async function status(name: string): Promise<number> {
  return (await fetch((await site.serve(path.join(target, "current"))) + name, { redirect: "manual" })).status;
}

test("a rollback shows nothing of a withdrawn document that only the older release names", async () => {
  const [first] = await publishTwice();
  withdrawn = ["result.pdf"];
  await back();
  expect(current()).toBe(first);
  for (const name of [document, "/documents/result.pdf", page, getPageDataUrl(page)])
    expect([name, await status(name)]).toEqual([name, 410]);
  expect(lost(order).sort()).toEqual(
    [`${page}/index.html`, getPageDataUrl(page), "/feeds/orders.atom", `${search}-texts.json`].sort(),
  );
  expect(lost(others)).toEqual([]);
  const lines = await inFolder((folder) => folder.list());
  expect(lines.find((line) => line.includes(first))).toMatch(/, without 6 files that were withdrawn$/u);
});

test("the page of a withdrawn entry is gone from the live release without a build, and from every other", async () => {
  put({ ...order, ...others });
  await publish(trust);
  const second = await publish(trust);
  withdrawn = ["orders/order-1"];
  expect(await back("current")).toBe(`Visitors see release ${second}.`);
  expect([await status(page), await status(getPageDataUrl(page)), await status(document)]).toEqual([410, 410, 200]);
  expect(lost(order).sort()).toEqual(Object.keys(order).sort());
  expect(lost(others)).toEqual([]);
  expect(findText().filter((file) => !file.includes("/documents/"))).toEqual([]);
});

test("the list with the row of a withdrawn entry is lost, if the entry has no page", async () => {
  const lists = ["/department-structure", "/hi/department-structure", "/Committee"];
  for (const list of lists)
    put({ [`${list}/index.html`]: policy, [getPageDataUrl(list)]: `{"rows":[{"key":"examinations"}]}` });
  await publish(trust);
  withdrawn = ["tables/departments/examinations"];
  await back("current", trust);
  expect(lost(Object.fromEntries(lists.map((list) => [`${list}/index.html`, ""])))).toEqual([
    "/department-structure/index.html",
    "/hi/department-structure/index.html",
  ]);
});

test("the way back after a failed check, and a release that was built before, obey the list", async () => {
  put(order);
  const first = await publish(trust);
  withdrawn = ["result.pdf"];
  const spoil = async (): Promise<Verification> => ({ outcome: "go-back", notes: [], faults: [] });
  await expect(publish(spoil)).rejects.toThrow(`Visitors see release ${first}.`);
  expect(findText().filter((file) => !/\.ics$|lists/u.test(file))).toEqual([]);
  await publish();
  expect(await status(document)).toBe(410);
  expect(findText().filter((file) => !/\.ics$|lists/u.test(file))).toEqual([]);
});

test("what was lifted is back with the next publication, and a release that lost it is verified without it", async () => {
  put(order);
  const first = await publish(trust);
  withdrawn = ["result.pdf", "other.pdf"];
  await publish();
  withdrawn = ["other.pdf"];
  await publish();
  expect([await status(document), await status(page)]).toEqual([200, 200]);
  await back(first);
  expect([await status(document), await status(page)]).toEqual([404, 404]);
});

test("the check accepts exactly what the list names", async () => {
  const [first] = await publishTwice();
  withdrawn = ["result.pdf"];
  await back(first);
  const origin = await site.serve(path.join(target, "current"));
  const check = async (...names: readonly string[]) => {
    const { faults } = await verifySite(origin, { signingKey, host: "ssh", withdrawn: new Set(names) });
    return faults.map(({ en }) => en);
  };
  expect(await check("result.pdf")).toEqual([]);
  expect(await check()).toContainEqual(expect.stringMatching(/\/Government-Order\/order-1 is missing/u));
  expect(await check("result.pdf", "orders/order-10")).toEqual([
    expect.stringMatching(/\/Government-Order\/order-10 is on the list of withdrawals and still served/u),
  ]);
  rmSync(visible("RTI/index.html"));
  expect(await check("result.pdf")).toContainEqual(expect.stringMatching(/\/RTI is missing/u));
});

test("after a switch that ended at any step, the next switch withdraws everything", async () => {
  await publishTwice();
  withdrawn = ["result.pdf", "orders/order-1"];
  const stored = path.join(root, "stored");
  execFileSync("cp", ["-a", target, stored]);
  let [call, isBroken] = [0, true];
  while (isBroken) {
    call += 1;
    rmSync(target, { recursive: true });
    execFileSync("cp", ["-a", stored, target]);
    const [seen, broken, next] = [current(), ...(call % 2 === 0 ? [undefined, "current"] : ["current", undefined])];
    isBroken = await breakOff(root, call, () => back(broken, trust));
    // Nothing becomes visible that the list was not applied to.
    if (current() !== seen) expect([lost(order), existsSync(visible(document))]).toEqual([Object.keys(order), false]);
    await back(next, trust);
    expect([call, findText()]).toEqual([call, []]);
  }
  expect(call).toBeGreaterThan(10);
});
