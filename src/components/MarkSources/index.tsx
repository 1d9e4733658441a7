import { graphql } from "gatsby";
import { ExternalLink } from "../ExternalLink";
import { Section } from "../Section";
import { TranslatedText } from "../TranslatedText";

/** Renders where candidates find their marks: the site publishes results, but no personal data. */
export function MarkSources({ council }: { readonly council: Queries.MarkSourcesFragment | null }) {
  if (!council?.markSources?.length) return null;
  return (
    <Section id="mark-sources" title="results.sources" className="card">
      <ul>
        {council.markSources.map(({ name, link }) => (
          <li key={name.text}>
            {link ? (
              <ExternalLink address={link}>
                <TranslatedText value={name} />
              </ExternalLink>
            ) : (
              <TranslatedText value={name} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** GraphQL fragments for page queries. @public Gatsby collects them from exported queries. */
export const query = graphql`
  fragment MarkSources on Council {
    markSources {
      name(language: $language) {
        ...LocalizedText
      }
      link
    }
  }
`;
