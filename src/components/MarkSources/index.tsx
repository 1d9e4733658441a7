import { graphql } from "gatsby";
import { Message } from "../../i18n";
import { ExternalLinkNote } from "../ExternalLinkNote";
import { TranslatedText } from "../TranslatedText";

/** Renders where candidates find their marks: the site publishes results, but no personal data. */
export function MarkSources({ council }: { readonly council: Queries.MarkSourcesFragment | null }) {
  if (!council?.markSources?.length) return null;
  return (
    <section aria-labelledby="mark-sources" className="card">
      <h2 id="mark-sources">
        <Message id="results.sources" />
      </h2>
      <ul>
        {council.markSources.map(({ name, link }) => (
          <li key={name.text}>
            {link ? (
              <a href={link} rel="external">
                <TranslatedText value={name} /> (<ExternalLinkNote address={link} />)
              </a>
            ) : (
              <TranslatedText value={name} />
            )}
          </li>
        ))}
      </ul>
    </section>
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
