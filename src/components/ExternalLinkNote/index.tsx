import { Message } from "../../i18n";
import { classifyLink } from "../../site/external-links";

/**
 * Renders a note on a link that leaves the site, and whether it leaves government (GIGW); nothing for internal links.
 */
export function ExternalLinkNote({ address }: { readonly address: string }) {
  const destination = classifyLink(address);
  if (destination === "here") return null;
  return <Message id={destination === "government" ? "document.elsewhere" : "document.outside"} />;
}
