import { navigate } from "gatsby";
import { useCallback } from "react";
import { useLanguage } from "../../i18n";
import { pageOfPlace } from "../../site/listing";
import { pathTo } from "../../site/paths";
import type { RouteId } from "../../site/routes";
import type { RowsSource } from "./rows-source";
import type { WholeList } from "./whole-list";

/** Opens the page of a list on which the row of a key stands, and stays where there is none. */
export function useRowElsewhere(route: RouteId, { total }: Pick<WholeList, "total">, source: RowsSource) {
  const language = useLanguage();
  return useCallback(
    (key: string) => {
      source.placeOf(key).then(
        (place) => {
          const target = { route, number: pageOfPlace(place, total), fragment: key };
          if (place >= 0) void navigate(pathTo(target, language), { replace: true });
        },
        (error: unknown) => console.warn(error),
      );
    },
    [source, route, total, language],
  );
}
