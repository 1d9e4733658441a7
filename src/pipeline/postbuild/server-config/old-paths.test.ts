import { spawnSync } from "node:child_process";
import path from "node:path";
import { temporaryFolder, writerIn } from "../../../../tests/temporary-folder";
import { signBehind } from "../../../site/redirect-patterns";
import { formatApacheFolder } from "./apache";
import { formatNginxHttp, formatNginxServer } from "./nginx";
import { formatRedirectsFile, limits } from "./static-hosts";

const folder = temporaryFolder();
const put = writerIn(folder);

const oldPaths = [
  { path: "/Old Orders/1.2.aspx", to: "/Government-Order#order-1" },
  { path: "/पुराना", to: "/hi/RTI" },
];

it("writes encoded redirects for static hosts, with and without a trailing slash", () => {
  const lines = formatRedirectsFile(["/"], {}, oldPaths, jest.fn()).split("\n");
  expect(lines).toContain("/Old%20Orders/1.2.aspx /Government-Order#order-1 301");
  expect(lines).toContain(`${encodeURI("/पुराना/")} /hi/RTI 301`);
});

it("prefers document redirects to others, and warns how many others a static host ignores", () => {
  const many = Array.from({ length: limits.redirects }, (_, at) => ({ path: `/old/${at}`, to: "/RTI" }));
  const warn = jest.fn<undefined, [string]>();
  const rules = formatRedirectsFile(["/"], { "/documents/a.pdf": "/documents/a.0123456789abcdef.pdf" }, many, warn);
  const lines = rules.split("\n").filter((line) => line.startsWith("/"));
  expect(lines.length).toBeLessThanOrEqual(limits.redirects);
  expect(lines).toContain("/documents/a.pdf /documents/a.0123456789abcdef.pdf 302");
  const written = lines.filter((line) => line.startsWith("/old/")).length / 2;
  expect(written).toBeGreaterThan(0);
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringContaining(`leaves out ${limits.redirects - written} of ${limits.redirects} old`),
  ]);
});

it.each([
  { path: "/orders/:id" },
  { path: "/news*" },
  { path: "/a:b" },
  { path: `/${"a".repeat(limits.redirectLine)}` },
  { path: "/content.php", query: "id=12" },
])("leaves out and reports $path", (from) => {
  const warn = jest.fn<undefined, [string]>();
  expect(formatRedirectsFile(["/"], {}, [{ ...from, to: "/RTI" }], warn)).not.toContain(from.path);
  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining("leaves out 1 of 1 old paths")]);
});

it("writes Apache rules that match a dot literally and preserve a fragment", () => {
  expect(formatApacheFolder(oldPaths)).toContain(
    `RewriteRule "^Old Orders/1\\.2\\.aspx${signBehind}*$" "/Government-Order#order-1" [NC,NE,QSD,R=301,L]`,
  );
});

const hasNginx = spawnSync("nginx", ["-v"]).status === 0;

(hasNginx ? it : it.skip)("writes a configuration that nginx accepts", () => {
  put("http.conf", formatNginxHttp({}, oldPaths));
  put("server.conf", formatNginxServer());
  const server = `server { listen 127.0.0.1:1; root ${folder}; include ${folder}/server.conf; }`;
  put("nginx.conf", `pid ${folder}/pid;\nevents {}\nhttp { include ${folder}/http.conf;\n${server} }`);
  const options = ["-t", "-c", path.join(folder, "nginx.conf"), "-e", "stderr"];
  const { status, stderr } = spawnSync("nginx", options, { encoding: "utf8" });
  expect({ status, stderr: status === 0 ? "" : stderr }).toEqual({ status: 0, stderr: "" });
});
