import { Message } from "../../i18n";
import { classifyLink } from "../../site/external-links";

/** Says of a link that it leaves the site, and whether it leaves government (GIGW); nothing of one that stays. */
export function ExternalLinkNote({ address }: { readonly address: string }) {
  const destination = classifyLink(address);
  if (destination === "here") return null;
  return <Message id={destination === "government" ? "document.elsewhere" : "document.outside"} />;
}
