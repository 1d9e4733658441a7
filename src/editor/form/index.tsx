/** The script of the editor's first page, with the lists of entries and their forms. */
import * as z from "zod";
import { entryList } from "../../desk/entry-list";
import { batchUrl, entryListUrl, healthUrl, requestsUrl } from "../../site/editor";
import { openHostPage } from "../host/open-host-page";
import { FormPages } from "./FormPages";

const links = [
  { url: batchUrl, label: "batch.title" },
  { url: requestsUrl, label: "requests.title" },
  { url: healthUrl, label: "health.title" },
] as const;

void openHostPage("editor.title", "form", links, async ({ host, rules }) => {
  const answer = await fetch(entryListUrl, { cache: "no-cache" });
  const entries = z.parse(entryList, await answer.json());
  return <FormPages {...{ host, rules, entries }} />;
});
