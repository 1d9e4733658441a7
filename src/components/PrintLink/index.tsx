import { Message } from "../../i18n";

/**
 * Renders a link that prints one section of a page. Print styles hide the other sections while this one is the target.
 */
export function PrintLink({ section }: { readonly section: string }) {
  return (
    <a
      className="button plain"
      href={`#${section}`}
      data-print=""
      data-needs-script=""
      // The browser must update the target before printing.
      onClick={() => setTimeout(() => window.print())}
    >
      <Message id="listing.printAlone" />
    </a>
  );
}
