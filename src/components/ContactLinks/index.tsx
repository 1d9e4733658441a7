interface Props {
  readonly className?: string | undefined;
}

/** A telephone number that a phone dials; the address has its digits alone (RFC 3966). */
export function TelephoneLink({ number, className }: Props & { readonly number: string }) {
  return (
    <a className={className} href={`tel:${number.replace(/[^+\d]/gu, "")}`}>
      {number}
    </a>
  );
}

/** An e-mail address. Where it is wider than its column, it breaks before its domain and not within a word. */
export function EmailLink({ address, className }: Props & { readonly address: string }) {
  const domain = address.indexOf("@");
  return (
    <a className={className} href={`mailto:${address}`}>
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </a>
  );
}
