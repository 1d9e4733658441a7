/** The script of the page with the drafts and batches that wait for their approval, and with the history of an entry. */
import { editedCollections } from "../../schema/collections";
import { openHostPage } from "../host/open-host-page";
import { backLink } from "../page";
import { HistoryPage } from "./HistoryPage";
import { RequestsPage } from "./RequestsPage";
import { RequestReader } from "./read-request";

/** The entry in the page's address, such as `#orders/order-1`, whose history is shown. */
const [, name, key] = /^#([^/]+)\/([^/]+)$/u.exec(window.location.hash) ?? [];
const collection = editedCollections.find((each) => each.name === name);

void openHostPage(collection ? "history.title" : "requests.title", "requests", [backLink], ({ host, rules }) =>
  collection && key !== undefined ? (
    <HistoryPage host={host} collection={collection} entryKey={key} />
  ) : (
    <RequestsPage host={host} reader={new RequestReader(host, rules)} />
  ),
);
