/** @jest-environment jsdom */
import { askedAttribute, likelyAttribute, nameLikelyPages } from "./likely-pages.inline";

const menu = [
  ["/hi", "मुख्य पृष्ठ"],
  ["/hi/Result", "परीक्षाफल"],
  ["/hi/Government-Order", "शासनादेश"],
  ["/hi/School/School-List", "विद्यालय सूची"],
  ["/hi/Syllabus", "पाठ्यक्रम"],
  ["/documents/order.pdf", "Government Order"],
] as const;

const list = `<main><a href="/hi/Result/purva-madhyama-test-2024-individual">पूर्व मध्यमा २०२४, व्यक्तिगत</a>
  <a href="/hi/Result/2019">२०१९</a></main>`;

/** Loads the list for any address. */
const loadList = async () => list;

/** Opens the not-found page at a path. Returns what it shows. */
async function open(path: string, load: () => Promise<string> = loadList) {
  const links = menu.map(([href, name]) => `<a href="${href}">${name}</a>`).join("");
  document.body.innerHTML = `<nav>${links}</nav><main><p ${askedAttribute} hidden></p>
    <div ${likelyAttribute} hidden><ul></ul></div><input type="search"></main>`;
  await nameLikelyPages(path, load);
  const part = document.querySelector<HTMLElement>(`[${likelyAttribute}]`);
  return {
    address: document.querySelector(`[${askedAttribute}]`)?.textContent,
    words: document.querySelector("input")?.value,
    pages: part?.hidden ? [] : Array.from(part?.querySelectorAll("a") ?? [], (link) => link.getAttribute("href")),
  };
}

it.each([
  ["/hi/Goverment-Order", "/hi/Government-Order"],
  ["/hi/syllabus.php", "/hi/Syllabus"],
  ["/School-List", "/hi/School/School-List"],
  ["/hi/%E0%A4%AA%E0%A4%B0%E0%A5%80%E0%A4%95%E0%A5%8D%E0%A4%B7%E0%A4%BE%E0%A4%AB%E0%A4%B2", "/hi/Result"],
])("names the page that %s is like", async (path, meant) => {
  expect((await open(path)).pages[0]).toBe(meant);
});

it("names what a list has, below its address", async () => {
  expect((await open("/hi/Result/purva-madhyama-test-2024")).pages).toEqual([
    "/hi/Result/purva-madhyama-test-2024-individual",
    "/hi/Result",
  ]);
});

it("names the list alone if it does not arrive", async () => {
  expect((await open("/hi/Result/purva-madhyama-test-2024", async () => "")).pages).toEqual(["/hi/Result"]);
});

it("shows the unknown address and searches its words, and suggests no page if none is similar", async () => {
  expect(await open("/old/%E0%A4%AF_2%zz.aspx")).toEqual({
    address: "/old/%E0%A4%AF_2%zz.aspx",
    words: "old %E0%A4%AF 2%zz",
    pages: [],
  });
});
