import type { HeadProps } from "gatsby";
import { listFactColumns } from "../../lists/entry-columns";
import { readRow } from "../../lists/rows";
import { hasEntryPages, isRouteId } from "../../site/routes";
import type { EntryContext } from "../Entry";
import { getHeadMessages, HeadTags, StructuredData } from "../PageHead";
import { describeEntry } from "./describe";
import { getSchemaType } from "./schema-type";

/** Renders the `<head>` of an entry page for search engines and share previews. */
export function EntryHead({ data, pageContext }: HeadProps<Queries.EntryPageQuery, EntryContext>) {
  const { council, text } = data;
  const { language, page, content } = pageContext;
  const { entry } = content;
  if (!council || !text || !isRouteId(page) || !hasEntryPages(page)) return null;
  const { key, title, labels, documents, lastUpdated } = entry;
  const columns = listFactColumns(page);
  const row = readRow(entry.columns, entry.cells);
  const facts = describeEntry({ columns, row, labels, language, words: getHeadMessages(data) });
  const description = entry.excerpt ? `${facts} · ${entry.excerpt}` : facts;
  const described = { key, name: title, description, documents, ...getSchemaType(page, row, lastUpdated) };
  return (
    <HeadTags
      council={council}
      language={language}
      target={{ route: page, entry: key }}
      title={`${title.text} – ${council.name.text}`}
      name={title.text}
      description={description}
      pictured={`${text.title.text}. ${text.summary.text}`}
      type="article"
    >
      <StructuredData page={page} language={language} data={{ ...data, council, text }} entry={described} />
    </HeadTags>
  );
}
