import type { ReactNode } from "react";
import { Message } from "../../i18n";
import { classifyLink } from "../../site/external-links";

interface Props {
  readonly address: string;
  readonly children: ReactNode;
}

/** Renders a link to another site, with a note that it leaves this site. */
export function ExternalLink({ address, children }: Props) {
  return (
    <a href={address} rel="external">
      {children} (<ExternalLinkNote address={address} />)
    </a>
  );
}

/**
 * Renders a note on a link that leaves the site, and whether it leaves government (GIGW); nothing for internal links.
 */
export function ExternalLinkNote({ address }: { readonly address: string }) {
  const destination = classifyLink(address);
  if (destination === "here") return null;
  return <Message id={destination === "government" ? "document.elsewhere" : "document.outside"} />;
}
