import type { ComponentProps } from "react";
import { Listing } from "../../lists";
import { cells } from "../ListCells";
import { NothingYet } from "../NothingYet";

/** A list of entries, in the look of the site. */
export function List(props: Omit<ComponentProps<typeof Listing>, "cells" | "nothing">) {
  return <Listing {...props} cells={cells} nothing={<NothingYet />} />;
}
