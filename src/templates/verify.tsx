import { graphql } from "gatsby";
import { DocumentCheck } from "../components/DocumentCheck";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { NamedLink } from "../components/RouteLink";
import { Section } from "../components/Section";
import { Message } from "../i18n";
import type { TemplateProps } from "../page-data/contents";
import { digestListPath } from "../site/published-paths";

/** Renders the page that checks whether the council published a document. */
export default function Verify({ data, pageContext: { content } }: TemplateProps<"verify">) {
  return (
    <Page
      data={data}
      content={content}
      page="verify"
      textBelow
      aside={
        <Section id="how" title="verify.digest" className="card">
          <p>
            <Message id="verify.digestHelp" />
          </p>
          <p>
            <a href={digestListPath}>
              <Message id="verify.digests" />
            </a>
          </p>
        </Section>
      }
    >
      <p>
        <Message id="verify.marks" /> <NamedLink to="results" name="menu.results" />
      </p>
      <Section id="check" title="verify.check">
        <DocumentCheck versions={content.versions} />
        <p hidden data-without-scripts="">
          <Message id="verify.withoutScripts" />
        </p>
      </Section>
    </Page>
  );
}

export { PageHead as Head };

export const query = graphql`query ($language: String!, $words: [String!]!, $page: String!) { ...PageParts }`;
