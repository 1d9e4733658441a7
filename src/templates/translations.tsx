import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { type ListingColumn, ListingTable, PlainTable } from "../components/ListingTable";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { useFormats, useWords, Word } from "../i18n";
import { defaultLocale, isLocaleCode, localeCodes } from "../site/locales";
import type { PageContext } from "../site/page-context";
import * as styles from "./translations.module.css";

type Report = Queries.TranslationsPageQuery["translations"];
type Part = Report["parts"][number];
type Task = Report["tasks"][number];
/** The languages that are translated into. */
const translatedInto = localeCodes.filter((code) => code !== defaultLocale);

type Name = (part: string) => string;

/** How far the site is translated, and what is to be translated next: for those who write it. */
export default function Translations({ data }: PageProps<Queries.TranslationsPageQuery, PageContext>) {
  const { parts, tasks } = data.translations;
  const nameOf = usePartNames(parts);
  const taskColumns = useTaskColumns(nameOf);
  return (
    <Page parts={data} page="translations">
      <section aria-labelledby="waiting">
        <h2 id="waiting">
          <Word id="translations.waiting" />
        </h2>
        {tasks.length === 0 ? (
          <p>
            <Word id="translations.nothing" />
          </p>
        ) : (
          <ListingTable caption="translations.waiting" rows={tasks} columns={taskColumns} />
        )}
      </section>
      <section aria-labelledby="overview">
        <h2 id="overview">
          <Word id="translations.overview" />
        </h2>
        <PlainTable caption="translations.overview" rows={parts} columns={usePartColumns(nameOf)} />
      </section>
    </Page>
  );
}

/** Gives the name of a part of the site by its key: "Page: Right to information". */
function usePartNames(parts: readonly Part[]): Name {
  const words = useWords();
  return useMemo(() => {
    const names = new Map(
      parts.map(({ key, kind, name }) => {
        if (!name) return [key, words("translations.interface")];
        return [key, words(kind === "page" ? "translations.page" : "translations.collection", { name: name.text })];
      }),
    );
    return (part) => names.get(part) ?? part;
  }, [parts, words]);
}

function usePartColumns(nameOf: Name): ListingColumn<Part>[] {
  const { number } = useFormats();
  const words = useWords();
  return useMemo(
    () => [
      { id: "part", heading: "translations.part", value: ({ key }) => nameOf(key), isRowHeader: true },
      { id: "texts", heading: "translations.texts", value: ({ texts }) => texts, cell: ({ texts }) => number(texts) },
      ...translatedInto.map((code): ListingColumn<Part> => {
        const waiting = ({ counts }: Part) => {
          const { missing = 0, older = 0 } = counts.find(({ language }) => language === code) ?? {};
          const said = [];
          if (missing > 0) said.push(words("translations.missingCount", { count: missing, shown: number(missing) }));
          if (older > 0) said.push(words("translations.olderCount", { count: older, shown: number(older) }));
          return said.length === 0 ? words("translations.complete") : said.join(", ");
        };
        return { id: code, heading: `language.${code}`, value: waiting };
      }),
    ],
    [nameOf, number, words],
  );
}

function useTaskColumns(nameOf: Name): ListingColumn<Task>[] {
  const words = useWords();
  return useMemo(
    () => [
      {
        id: "english",
        heading: "translations.english",
        value: ({ english }) => english,
        cell: ({ english }) => <span lang={defaultLocale}>{english}</span>,
        isRowHeader: true,
      },
      {
        id: "into",
        heading: "translations.language",
        value: ({ into }) => into,
        cell: ({ into }) => isLocaleCode(into) && <Word id={`language.${into}`} />,
        facet: (code) => (isLocaleCode(code) ? words(`language.${code}`) : String(code)),
      },
      {
        id: "state",
        heading: "translations.state",
        value: ({ state }) => state,
        cell: ({ state }) => <Word id={stateWord(state)} />,
        facet: (state) => words(stateWord(state)),
      },
      {
        id: "part",
        heading: "translations.part",
        value: ({ part }) => part,
        cell: ({ part }) => nameOf(part),
        facet: (part) => nameOf(String(part)),
      },
      { id: "field", heading: "translations.field", value: ({ field }) => field },
      {
        id: "file",
        heading: "translations.file",
        value: ({ file }) => file,
        cell: ({ file, line }) => (
          <code className={styles.file}>
            {file}:{line}
          </code>
        ),
        sortable: true,
      },
    ],
    [nameOf, words],
  );
}

function stateWord(state: string | number) {
  return state === "older" ? "translations.older" : "translations.missing";
}

export { PageHead as Head };

export const query = graphql`
  query TranslationsPage($language: String!, $words: [String!]!, $page: String!) {
    ...PageParts
    translations(language: $language) {
      parts {
        key
        kind
        name {
          ...LocalizedText
        }
        texts
        counts {
          language
          missing
          older
        }
      }
      tasks {
        key
        part
        file
        line
        field
        into
        state
        english
      }
    }
  }
`;
