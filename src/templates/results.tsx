import { graphql } from "gatsby";
import { ListPage } from "../components/List";
import { MarkSources } from "../components/MarkSources";
import { PageHead } from "../components/PageHead";
import { resultList } from "../lists/of/results";
import type { TemplateProps } from "../page-data/contents";

/** Renders the results grouped by examination, the newest year first in each group. */
export default function Results({ data, pageContext: { content } }: TemplateProps<"results">) {
  return (
    <ListPage data={data} content={content} list={resultList}>
      <MarkSources sources={content.markSources} />
    </ListPage>
  );
}

export { PageHead as Head };

export const query = graphql`query ($language: String!, $words: [String!]!, $page: String!) { ...PageParts }`;
