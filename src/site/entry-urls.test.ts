import { collections } from "../schema/collections";
import { listEntryUrls } from "./entry-urls";
import { pathTo } from "./paths";
import { routes } from "./routes";

test("finds the page of every collection from the folder of its entries", () => {
  for (const { name, folder } of collections.filter((one) => !one.folder.endsWith(".yaml"))) {
    const route = routes.find(({ collections: [main] }) => main === name);
    const [url = ""] = listEntryUrls(`content/${folder}/key.yaml`);
    expect([name, url.replace(/[/#]key$/u, "")]).toEqual([name, route ? pathTo(route.id, "en") : ""]);
  }
});
