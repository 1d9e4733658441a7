import { Footer } from "../../components/Footer";
import { Header } from "../../components/Header";
import Contact from "../../templates/contact";
import Feedback from "../../templates/feedback";
import { getPreviewContext, isDrawable } from "./drawable";

/** The pages that say where to write. */
const pages: readonly unknown[] = [Contact, Feedback];

/** The council as the site shows it: the head of every page, the pages of its addresses, the foot of every page. */
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
