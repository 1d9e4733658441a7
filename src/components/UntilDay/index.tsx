import type { ReactNode } from "react";

interface Props {
  /** The last day, YYYY-MM-DD. */
  readonly day: string;
  /** True if the day was over when the page was built. */
  readonly isOver: boolean;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** Renders one text until the end of a day, and another after it. An inline script chooses by the day of reading. */
export function UntilDay({ day, isOver, before, after }: Props) {
  return (
    <span data-until={day}>
      <span data-before="" hidden={isOver}>
        {before}
      </span>
      <span data-after="" hidden={!isOver}>
        {after}
      </span>
    </span>
  );
}
