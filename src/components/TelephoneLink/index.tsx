import type { ComponentPropsWithoutRef } from "react";

interface Props extends Omit<ComponentPropsWithoutRef<"a">, "href" | "children"> {
  /** The number as it is read. */
  readonly number: string;
}

/** A telephone number that a phone dials; the address has its digits alone (RFC 3966). */
export function TelephoneLink({ number, ...props }: Props) {
  return (
    <a {...props} href={`tel:${number.replace(/[^+\d]/gu, "")}`}>
      {number}
    </a>
  );
}
