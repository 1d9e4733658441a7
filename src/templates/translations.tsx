import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { List } from "../components/List";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { Message, useFormats, useTranslate } from "../i18n";
import { translationColumns } from "../listing/lists/translations";
import type { TranslationProgress } from "../listing/translation-progress";
import { type PlainColumn, PlainTable } from "../listing/view/PlainTable";
import { defaultLocale, localeCodes } from "../site/locales";
import type { ContextWith } from "../site/page-context";

type Part = TranslationProgress["parts"][number];
type Context = ContextWith<{ readonly translations: TranslationProgress }>;
/** The languages that are translated into. */
const translatedInto = localeCodes.filter((code) => code !== defaultLocale);

type Name = (part: string) => string;

/** Renders the translation progress of the site and the next texts to translate, for its writers. */
export default function Translations({
  data,
  pageContext: { content },
}: PageProps<Queries.PagePartsFragment, Context>) {
  const { parts, tasks } = content.translations;
  const nameOf = usePartNames(parts);
  const labels = useMemo(
    () => ({ part: Object.fromEntries(parts.map(({ key }) => [key, nameOf(key)])) }),
    [parts, nameOf],
  );
  return (
    <Page parts={{ ...data, ...content }} page="translations">
      <section aria-labelledby="waiting">
        <h2 id="waiting">
          <Message id="translations.waiting" />
        </h2>
        {tasks.total === 0 ? (
          <p>
            <Message id="translations.nothing" />
          </p>
        ) : (
          <List
            caption="translations.waiting"
            route="translations"
            list={tasks}
            columns={translationColumns}
            labels={labels}
          />
        )}
      </section>
      <section aria-labelledby="overview">
        <h2 id="overview">
          <Message id="translations.overview" />
        </h2>
        <PlainTable caption="translations.overview" rows={parts} columns={usePartColumns(nameOf)} />
      </section>
    </Page>
  );
}

/** Gives the name of a part of the site by its key: "Page: Right to information". */
function usePartNames(parts: TranslationProgress["parts"]): Name {
  const translate = useTranslate();
  return useMemo(() => {
    const names = new Map(
      parts.map(({ key, kind, name }) => {
        if (!name) return [key, translate("translations.interface")];
        return [key, translate(kind === "page" ? "translations.page" : "translations.collection", { name: name.text })];
      }),
    );
    return (part) => names.get(part) ?? part;
  }, [parts, translate]);
}

function usePartColumns(nameOf: Name): PlainColumn<Part>[] {
  const { number } = useFormats();
  const translate = useTranslate();
  return useMemo(
    () => [
      { id: "part", heading: "translations.part", cell: ({ key }) => nameOf(key), isRowHeader: true },
      { id: "texts", heading: "translations.texts", cell: ({ texts }) => number(texts) },
      ...translatedInto.map((code): PlainColumn<Part> => {
        const waiting = ({ counts }: Part) => {
          const { missing = 0, older = 0 } = counts.find(({ language }) => language === code) ?? {};
          const said = [];
          if (missing > 0)
            said.push(translate("translations.missingCount", { count: missing, shown: number(missing) }));
          if (older > 0) said.push(translate("translations.olderCount", { count: older, shown: number(older) }));
          return said.length === 0 ? translate("translations.complete") : said.join(", ");
        };
        return { id: code, heading: `language.${code}`, cell: waiting };
      }),
    ],
    [nameOf, number, translate],
  );
}

export { PageHead as Head };

export const query = graphql`
  query TranslationsPage($language: String!, $words: [String!]!, $page: String!) {
    ...PageParts
  }
`;
