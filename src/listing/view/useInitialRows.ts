import { useIncrementalRender } from "../../app/useIncrementalRender";
import { haveSameRows, type ListGroup } from "../groups";

/** The number of rows rendered between two frames, after those on the screen. */
const step = 12;

/** The least height of a row, and of a card, which rows become where the screen is narrow (64rem in the styles); in CSS pixels. */
const least = { row: 44, card: 110, width: 1023 };

/** As many rows as the screen can show. */
function rowsOnScreen(): number {
  return Math.ceil(window.innerHeight / (window.innerWidth > least.width ? least.row : least.card));
}

/**
 * The rows to draw now: of rows that are seen from their beginning, after following a link or at a key, those on the screen
 * first.
 *
 * @param startsAtTop whether the rows, when they change, are seen from their beginning; if not they are all drawn at once
 */
export function useInitialRows<Row>(
  groups: readonly ListGroup<Row>[],
  startsAtTop: boolean,
): readonly ListGroup<Row>[] {
  const total = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const first = () => (startsAtTop ? rowsOnScreen() : Number.POSITIVE_INFINITY);
  const count = useIncrementalRender(groups, { first, step, total }, haveSameRows);
  return count >= total ? groups : beginningOf(groups, count);
}

function beginningOf<Row>(groups: readonly ListGroup<Row>[], count: number): ListGroup<Row>[] {
  let left = count;
  return groups.flatMap((group) => {
    const rows = group.rows.slice(0, left);
    left -= rows.length;
    return rows.length === 0 ? [] : [{ ...group, rows }];
  });
}
