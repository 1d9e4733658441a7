import { listSteps } from "./steps";

it("lists the digests of pages with their policies and of all files for servers, and compresses last", () => {
  const names = listSteps.map(({ name }) => name);
  expect(names.slice(names.indexOf("pages"))).toEqual(["pages", "sweep", "host files", "digest list", "compression"]);
});
