import type { ReactNode } from "react";

interface Props {
  readonly children?: ReactNode;
  readonly aside?: ReactNode;
  readonly below?: ReactNode;
}

/** Stands in for what every page says of itself: in a preview only the entry matters. */
export function Page({ children, aside, below }: Props) {
  return (
    <div>
      {children}
      {aside}
      {below}
    </div>
  );
}
