import { navigate } from "gatsby";
import { useCallback } from "react";
import { useLanguage } from "../i18n";
import { pageOfIndex } from "../site/listing";
import { pathTo } from "../site/paths";
import type { RouteId } from "../site/routes";
import type { ListPageRows } from "./rows";
import type { WorkerClient } from "./worker/client";

/** Returns a function that opens the list page with a row, by key. Without such a row it does nothing. */
export function useNavigateToRow(route: RouteId, { total }: Pick<ListPageRows, "total">, client: WorkerClient) {
  const language = useLanguage();
  return useCallback(
    (key: string) => {
      client.indexOf(key).then(
        (index) => {
          const target = { route, number: pageOfIndex(index, total), fragment: key };
          if (index >= 0) void navigate(pathTo(target, language), { replace: true });
        },
        (error: unknown) => console.warn(error),
      );
    },
    [client, route, total, language],
  );
}
