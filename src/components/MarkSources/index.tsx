import type { PageContent } from "../../page-data/contents";
import { ExternalLink } from "../ExternalLink";
import { Section } from "../Section";
import { TranslatedText } from "../TranslatedText";

interface Props {
  readonly sources: PageContent<"results">["markSources"];
}

/** Renders where candidates find their marks: the site publishes results, but no personal data. */
export function MarkSources({ sources }: Props) {
  if (sources.length === 0) return null;
  return (
    <Section id="mark-sources" title="results.sources" className="card">
      <MarkSourceLinks sources={sources} />
    </Section>
  );
}

/** Renders the places where candidates find their marks as a list. */
export function MarkSourceLinks({ sources }: Props) {
  return (
    <ul>
      {sources.map(({ name, link }) => (
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
  );
}
