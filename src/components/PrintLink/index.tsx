import { Message } from "../../i18n";

/** Prints one section of a page alone: styles for paper hide the others while the link's target is this section. */
export function PrintLink({ section }: { readonly section: string }) {
  return (
    <a
      className="button plain"
      href={`#${section}`}
      data-print=""
      data-needs-script=""
      // The browser goes to the target first.
      onClick={() => setTimeout(() => window.print())}
    >
      <Message id="listing.printAlone" />
    </a>
  );
}
