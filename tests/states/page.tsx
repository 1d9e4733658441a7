import { graphql, type PageProps } from "gatsby";
import { createElement } from "react";
import { DateRows } from "../../src/components/DateRows";
import { DocumentLink } from "../../src/components/DocumentLink";
import { Entry } from "../../src/components/Entry";
import { EntryLinks } from "../../src/components/EntryLinks";
import { Fact, FactList } from "../../src/components/FactList";
import { List } from "../../src/components/List";
import { NextDate } from "../../src/components/NextDate";
import { OfficialCards } from "../../src/components/OfficialCards";
import { Page } from "../../src/components/Page";
import { HeadTags } from "../../src/components/PageHead";
import { useLanguage } from "../../src/i18n";
import { createStates } from "../../tests/states/create-states";

type Props = PageProps<Pick<Queries.PagePartsFragment, "council" | "locales">>;

/**
 * Renders the components that content of any length fills, in their states. Only the council for tests has the page:
 * `copyCouncil` places it where Gatsby looks for pages, from where the paths above are the same.
 */
export default function States({ data }: Props) {
  const states = Object.entries(createStates(useLanguage()));
  return (
    <main id="main" className="wide">
      {states.map(([state, { text, facts, document, ...props }]) => (
        <div key={state} data-state={state} className="aside">
          <Page data={{ ...data, contentProblems: null, text }} content={{}} page="help" />
          {Object.entries({
            Entry: <Entry {...props.entry} />,
            FactList: <FactList>{facts.map((fact, index) => createElement(Fact, { key: index, ...fact }))}</FactList>,
            DocumentLink: <DocumentLink {...document} />,
            EntryLinks: <EntryLinks {...props.links} />,
            List: <List {...props.list} />,
            NextDate: <NextDate {...props.next} />,
            DateRows: <DateRows {...props.dates} />,
            OfficialCards: <OfficialCards {...props.officials} />,
          }).map(([name, component]) => (
            <div key={name} data-component={name}>
              {component}
            </div>
          ))}
        </div>
      ))}
    </main>
  );
}

/** Renders the head of a page that search engines leave out. */
export function Head({ data: { council } }: Props) {
  const name = "States of components";
  const texts = { title: name, name, description: name };
  return council && <HeadTags council={council} language="en" target={undefined} type="website" {...texts} />;
}

export const query = graphql`
  query ($language: String!) {
    locales: interfaceMessages(
      language: $language
      groups: ["layout", "menu", "language", "month", "listing", "document", "entry", "loading", "dates", "weekday", "timetable", "schools", "field.schools", "vocabulary.level", "vocabulary.management"]
    ) {
      edges { node { ns language data } }
    }
    council { ...CouncilParts }
  }
`;
