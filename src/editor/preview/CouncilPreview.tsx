import { Footer } from "../../components/Footer";
import { Header } from "../../components/Header";
import Contact from "../../templates/contact";
import Feedback from "../../templates/feedback";
import { getPreviewContext, isDrawable } from "./drawable";

/** The pages with the council's addresses. */
const pages: readonly unknown[] = [Contact, Feedback];

/** Renders the council's data as on the site: header, contact pages and footer. */
export function CouncilPreview({ data: council }: { readonly data: Queries.CouncilPartsFragment }) {
  return (
    <>
      <Header council={council}>{null}</Header>
      {pages.filter(isDrawable).map((Shown) => (
        <Shown key={Shown.name} data={{ council, officers: { nodes: [] } }} pageContext={getPreviewContext()} />
      ))}
      <Footer council={council} updated={null} reviewed={null} address={council.siteAddress} />
    </>
  );
}
