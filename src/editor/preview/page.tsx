import type { ReactNode } from "react";

/** Stands in for what every page says of itself: in a preview only the entry matters. */
export function Page({ children }: { readonly children?: ReactNode }) {
  return <div>{children}</div>;
}
