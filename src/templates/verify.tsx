import { graphql, type PageProps } from "gatsby";
import { DocumentCheck, type PublishedVersion } from "../components/DocumentCheck";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { Message } from "../i18n";
import type { ContextWith } from "../site/page-context";
import { digestListPath } from "../site/published-paths";

type Context = ContextWith<{ readonly versions: readonly PublishedVersion[] }>;

/** Renders the page that checks whether the council published a document. */
export default function Verify({ data, pageContext: { content } }: PageProps<Queries.PagePartsFragment, Context>) {
  return (
    <Page
      parts={{ ...data, ...content }}
      page="verify"
      textBelow
      aside={
        <section aria-labelledby="how" className="card">
          <h2 id="how">
            <Message id="verify.digest" />
          </h2>
          <p>
            <Message id="verify.digestHelp" />
          </p>
          <p>
            <a href={digestListPath}>
              <Message id="verify.digests" />
            </a>
          </p>
        </section>
      }
    >
      <section aria-labelledby="check">
        <h2 id="check">
          <Message id="verify.check" />
        </h2>
        <DocumentCheck versions={content.versions} />
        <p hidden data-without-scripts="">
          <Message id="verify.withoutScripts" />
        </p>
      </section>
    </Page>
  );
}

export { PageHead as Head };

export const query = graphql`
  query VerifyPage($language: String!, $words: [String!]!, $page: String!) {
    ...PageParts
  }
`;
