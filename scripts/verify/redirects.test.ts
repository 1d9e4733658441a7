import { createServer } from "node:http";
import { startServer } from "../serve/server";
import { findUnservedRedirects } from "./redirects";

test("names the redirects that the rules of a server lack, by path and query", async () => {
  const served = new Set(["/old.aspx", "/content.php?id=1"]);
  const server = createServer((request, response) => {
    response.writeHead(served.has(decodeURI(request.url ?? "")) ? 301 : 404).end();
  });
  const { origin, close } = await startServer(server);
  const redirects = [
    { path: "/old.aspx", to: "/" },
    { path: "/content.php", query: "id=1", to: "/RTI" },
    { path: "/content.php", query: "id=2", to: "/RTI" },
    { path: "/पुराना", to: "/" },
  ];
  try {
    expect(await findUnservedRedirects(origin, redirects)).toEqual(["/content.php?id=2", "/पुराना"]);
  } finally {
    await close();
  }
});
