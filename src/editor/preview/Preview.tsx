import { Component, type MouseEvent, type ReactNode, useMemo, useState } from "react";
import { I18nextProvider } from "react-i18next";
import { Entry } from "../../components/Entry";
import { isGroup } from "../../content/fields";
import type { LocalizedText } from "../../content/view";
import { getTodayInIndia } from "../../language/dates";
import { encodeRow } from "../../lists/encode-row";
import { entryColumns } from "../../lists/entry-columns";
import type { EntryPageContent } from "../../lists/entry-page";
import { withHeadingIds } from "../../markup/headings";
import type { Collection } from "../../schema/collection";
import { getFields } from "../../schema/description";
import { isEmpty } from "../../schema/inputs";
import type { Shape } from "../../schema/kind";
import { getKind } from "../../schema/kinds";
import { getLocale, type LocaleCode, localeCodes } from "../../site/locales";
import { type EntryRouteId, hasEntryPages, routes } from "../../site/routes";
import { language, say } from "../page";
import { narrowScreen } from "../phone";
import { type Around, createPreviewI18n, createPreviewNode, type PreviewNode } from "./node";
import { getPreviewContext, isDrawable, previewPages } from "./pages";
import * as styles from "./preview.module.css";

const interfaces = new Map(localeCodes.map((code) => [code, createPreviewI18n(code)]));

interface Props extends Around {
  readonly collection: Collection;
  readonly data: unknown;
}

/** Renders an entry as its list and its page show it, in one language or in all side by side. */
export function Preview({ collection, data, ...around }: Props) {
  const isNarrow = window.innerWidth < narrowScreen;
  const [shown, setShown] = useState<LocaleCode | "all">(isNarrow ? language : "all");
  const found = Object.entries(previewPages).find(([name]) => name === collection.name)?.[1];
  if (!found || !isDrawable(found.page)) return null;
  const { page: Shown, dataOf, contentOf } = found;
  if (isUnfinished(collection, data)) return <p role="status">{say("editor.preview-unfinished")}</p>;
  const route = findEntryRoute(collection.name);
  const nodeIn = (code: LocaleCode) => createPreviewNode(collection, data, code, around);
  return (
    <>
      <p className={styles.choices}>
        {!isNarrow && (
          <>
            <button type="button" onClick={(event) => setShown(toggleFullScreen(event) ? language : "all")}>
              {say("editor.preview-full")}
            </button>
            <Choice code="all" label={say("editor.preview-all")} {...{ shown, setShown }} />
          </>
        )}
        {localeCodes.map((code) => (
          <Choice key={code} code={code} label={getLocale(code).name} {...{ shown, setShown }} />
        ))}
      </p>
      <div className={styles.languages} data-shown={shown}>
        {localeCodes
          .filter((code) => shown === "all" || shown === code)
          .map((code) => (
            <section key={code} lang={code} className={styles.language} aria-label={getLocale(code).name}>
              <p className={styles.name}>{getLocale(code).name}</p>
              {/* The key resets the error boundary at every change, because the data may be complete now. */}
              <Safe key={JSON.stringify([data, around.chosen])} said={say("editor.preview-failed")}>
                <InLanguage code={code}>
                  <Shown
                    data={dataOf?.(nodeIn(code).node)}
                    pageContext={getPreviewContext(found.route, contentOf?.(nodeIn(code)))}
                  />
                  {route && <EntryPreview route={route} shown={nodeIn(code)} />}
                </InLanguage>
              </Safe>
            </section>
          ))}
      </div>
    </>
  );
}

interface ChoiceProps {
  readonly code: LocaleCode | "all";
  readonly label: string;
  readonly shown: LocaleCode | "all";
  readonly setShown: (code: LocaleCode | "all") => void;
}

function Choice({ code, label, shown, setShown }: ChoiceProps) {
  return (
    <button type="button" aria-pressed={shown === code} onClick={() => setShown(code)}>
      {label}
    </button>
  );
}

/**
 * Toggles the preview between full screen and its place next to the form.
 *
 * @returns whether the preview now fills the screen
 */
function toggleFullScreen({ currentTarget }: MouseEvent<HTMLButtonElement>): boolean {
  return currentTarget.ownerDocument.defaultView?.frameElement?.classList.toggle("editor-full") ?? false;
}

/** The shapes of values that a page requires: a placeholder would show a value that nobody chose. */
const neededShapes: readonly Shape[] = ["choice", "day", "time", "integer"];

function isUnfinished(collection: Collection, data: unknown): boolean {
  const fields = isGroup(data) ? data : {};
  return getFields(collection).some(
    ({ name, required, kind }) => required && neededShapes.includes(getKind(kind).shape) && isEmpty(fields[name]),
  );
}

function InLanguage({ code, children }: { readonly code: LocaleCode; readonly children: ReactNode }) {
  const instance = interfaces.get(code);
  if (!instance) return null;
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}

interface SafeProps {
  readonly said: string;
  readonly children: ReactNode;
}

/** Renders a message instead of a page that throws, so that the form next to it keeps working. */
class Safe extends Component<SafeProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p role="status">{this.props.said}</p> : this.props.children;
  }
}

/** Finds the route of a collection's entry pages; undefined if its entries have no pages. */
function findEntryRoute(collection: string): EntryRouteId | undefined {
  const found = routes.find(({ collections: [main] }) => main === collection)?.id;
  return found !== undefined && hasEntryPages(found) ? found : undefined;
}

interface EntryProps {
  readonly route: EntryRouteId;
  readonly shown: PreviewNode;
}

/** Renders the page of an entry, without the site's header and footer. */
function EntryPreview({ route, shown }: EntryProps) {
  const entry = useMemo(() => entryParts(route, shown), [route, shown]);
  return (
    <>
      <hr />
      <Entry route={route} entry={entry} url="https://" />
    </>
  );
}

function entryParts(route: EntryRouteId, { view, node }: PreviewNode): EntryPageContent {
  const columns = entryColumns[route];
  const { key, title, changes, isExpired } = view;
  const cells = encodeRow(columns, { ...node, day: view.day }, getTodayInIndia(new Date()));
  const { body } = node;
  return {
    ...{ key, title, changes, isExpired },
    columns: Object.keys(cells),
    cells: Object.values(cells),
    labels: labelsIn(columns, node),
    documents: view.documents.map((document) => ({ ...document, mediaType: "" })),
    body: isMarkup(body) ? { ...body, html: withHeadingIds(body.html) } : null,
    isPrinted: typeof node.printed === "string",
    excerpt: "",
    lastUpdated: null,
    related: [],
  };
}

/** Returns the labels of referenced entries that the form has loaded. */
function labelsIn(columns: (typeof entryColumns)[EntryRouteId], node: PreviewNode["node"]) {
  return columns.flatMap(({ id, field, type }) => {
    const value = node[field];
    if (type !== "reference" || !isGroup(value)) return [];
    const name = [value.designation, value.name].find(isText);
    return name ? [{ column: id, value: String(value.key), label: name.text }] : [];
  });
}

function isText(value: unknown): value is LocalizedText {
  return isGroup(value) && typeof value.text === "string" && typeof value.language === "string";
}

function isMarkup(value: unknown): value is NonNullable<EntryPageContent["body"]> {
  return isGroup(value) && typeof value.html === "string" && typeof value.language === "string";
}
