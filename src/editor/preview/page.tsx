import type { ReactNode } from "react";

interface Props {
  readonly children?: ReactNode;
  readonly aside?: ReactNode;
  readonly below?: ReactNode;
}

/** Renders the content of a page without header, title and footer, as a preview shows only the entry. */
export function Page({ children, aside, below }: Props) {
  return (
    <div>
      {children}
      {aside}
      {below}
    </div>
  );
}
