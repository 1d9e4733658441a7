import { Word } from "../../i18n";
import { destinationOf } from "../../site/outside";

/** Says of a link that it leaves the site, and whether it leaves government (GIGW); nothing of one that stays. */
export function OutsideNote({ address }: { readonly address: string }) {
  const destination = destinationOf(address);
  if (destination === "here") return null;
  return <Word id={destination === "government" ? "document.elsewhere" : "document.outside"} />;
}
