import type { ReactNode } from "react";

/** Stands in for the frame of a page: in a preview only the page's own part matters. */
export function Page({ children }: { readonly children?: ReactNode }) {
  return <div>{children}</div>;
}
