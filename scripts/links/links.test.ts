import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { documentUrlsFile, getContentUrl, getStableUrl } from "../../src/site/documents";
import { getPageFile } from "../../src/site/http";
import { localeCodes } from "../../src/site/locales";
import { findNotFoundFile, pathTo } from "../../src/site/paths";
import { orders } from "../../tests/site/lists-by-file";
import { writerIn } from "../../tests/temporary-folder";
import { formatBrokenLinks, formatLinkSummary, readContentFiles } from "./report";
import { checkLinks } from "./site";

const origin = "https://council.example";
const order = getContentUrl("order.pdf", "0123456789abcdef");
const lost = getContentUrl("lost.pdf", "0123456789abcdef");
const rti = pathTo("rti", "en");
const orderList = pathTo(orders.name, "hi");
const home = pathTo("home", "en");

const root = mkdtempSync(path.join(tmpdir(), "site-with-links-"));
const put = writerIn(root);
let links: Awaited<ReturnType<typeof checkLinks>>;
let lines: string[];

beforeAll(async () => {
  const page = (address: string, body: string) => put(`public${getPageFile(address)}`, `<!DOCTYPE html><body>${body}`);
  page(
    rti,
    `<h2 id="officers">…</h2><h2 id="अधिकारी">…</h2>
     <a href="#officers">a part of this page</a><a href="#top">top</a><a href="#nobody">no part</a>
     <a href="${home}">home</a><a href="${origin}${orderList}">our own, in full</a>
     <a href="/nothing">no page</a><a href="${lost}">no document</a>
     <noscript><a href="/without-scripts">only without scripts</a></noscript>
     <a href="mailto:office@council.example">mail</a><a href="tel:+911234567">call</a>
     <a href="https://india.example/portal#top">elsewhere</a><a href="http://">no address</a>`,
  );
  page(
    orderList,
    `<style>@font-face{src:url("/font.woff2")}</style>
     <a href="${order}">order</a><a href="${getStableUrl("order.pdf")}">order</a>
     <a href="${rti}#${encodeURIComponent("अधिकारी")}">a part elsewhere</a><a href="${rti}#gone">no part there</a>
     <a href="${rti}/">with a slash</a><img src="/mark.svg" srcset="/mark.svg 1x, /mark-large.png 2x" alt="">
     <a href="https://india.example/portal">elsewhere</a>`,
  );
  page(home, `<a href="${rti}">rti</a>`);
  for (const code of localeCodes)
    put(`public${findNotFoundFile(code)}`, '<main id="main"></main><a href="#main">skip</a>');
  put("public/mark.svg", "<svg/>");
  put(`public${order}`, "%PDF-");
  put(`public${getStableUrl("order.pdf")}`, "%PDF-");
  put(`public${documentUrlsFile}`, JSON.stringify({ [getStableUrl("order.pdf")]: order }));
  put("content/pages/rti.yaml", "key: rti\nbody:\n  en: |\n    See [that](/nothing) and [part](#nobody).\n");
  put("content/orders/lost.yaml", "key: lost\n\ndocument: lost.pdf\n");
  put("content/orders/other.yaml", "key: other\ndocument: not-lost.pdf\nnote: /nothing-else\n");
  put("content/pages/orders.yaml", "key: orders\nbody:\n  en: See [gone](route:rti#gone).\n");
  links = await checkLinks(path.join(root, "public"), origin);
  lines = formatBrokenLinks(links.broken, readContentFiles(root));
});

afterAll(() => rmSync(root, { recursive: true }));

it("lists each broken link with its content file, the reason and the page", () => {
  const site = "(written by the site itself, in no content file)";
  expect(lines).toEqual(
    [
      `content/pages/rti.yaml:4  /nothing is no page and no file. On ${rti}.`,
      `content/pages/rti.yaml:4  ${rti}#nobody is a page that has no part named “nobody”. On ${rti}.`,
      `content/orders/lost.yaml:3  ${lost} is no published document. On ${rti}.`,
      `content/pages/orders.yaml:3  ${rti}#gone is a page that has no part named “gone”. On ${orderList}.`,
      `${site}  /without-scripts is no page and no file. On ${rti}.`,
      `${site}  ${rti}/ redirects to ${rti}: write that URL instead. On ${orderList}.`,
      `${site}  /mark-large.png is no page and no file. On ${orderList}.`,
      `${site}  /font.woff2 is no page and no file. On ${orderList}.`,
      `${site}  http:// is no address. On ${rti}.`,
    ].sort(),
  );
});

it("summarises the links and returns each external URL once", () => {
  expect(formatLinkSummary(links)).toMatch(/^6 pages, \d+ addresses within the site: 9 are broken\.$/);
  expect([...links.external]).toEqual([["https://india.example/portal", [orderList, rti].sort()]]);
});

it("reports no broken links in a site without any", async () => {
  const folder = path.join(root, "whole");
  put("whole/index.html", `<a href="${home}">home</a><a href="#top">top</a>`);
  const whole = await checkLinks(folder, origin);
  expect(whole.broken).toEqual([]);
  expect(formatLinkSummary(whole)).toContain("each leads to what it names");
});

it("lists a link on many pages once, with the number of pages", async () => {
  for (const number of [1, 2, 3, 4, 5, 6]) put(`many/${number}/index.html`, '<a href="/gone">gone</a>');
  const { broken } = await checkLinks(path.join(root, "many"), origin);
  expect(formatBrokenLinks(broken, [])).toEqual([
    expect.stringMatching(/\/gone is no page and no file\. On \/1, \/2, \/3, \/4 and 2 more\.$/),
  ]);
});
