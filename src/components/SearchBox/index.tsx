import { type FormEvent, useRef } from "react";
import { limitRetries } from "../../app/limit-retries";
import { useLanguage, useTranslate } from "../../i18n";
import { searchBoxId as id } from "../../preferences/search-shortcut";
import { maxQueryLength } from "../../site/listing";
import { pathTo } from "../../site/paths";
import { Icon } from "../Icon";
import * as styles from "./index.module.css";

const loadSearchClient = limitRetries(() => import("../../search/worker-client"));

interface Props {
  /** The text in the box; without it the box keeps the typed text in its own state. */
  readonly value?: string;
  readonly onType?: (query: string) => void;
  /** Handles a submitted query; without it the search page opens with the query. */
  readonly onSend?: (query: string) => void;
}

/**
 * Renders a box to search the whole site: a plain form that opens the search page, so it works before any script loads.
 * Focusing the box fetches the index. The key / moves the focus to it (`src/preferences/search-shortcut.ts`).
 */
export function SearchBox({ value, onType, onSend }: Props) {
  const language = useLanguage();
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent) => {
    if (!onSend) return;
    event.preventDefault();
    onSend(input.current?.value.trim() ?? "");
  };
  // biome-ignore-start lint/a11y/useSemanticElements: <search> is too new for the supported browsers.
  return (
    <form role="search" action={pathTo("search", language)} className={styles.form} onSubmit={send}>
      <label htmlFor={id} className="visuallyHidden">
        {translate("layout.search")}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        name="q"
        className={styles.input}
        placeholder={translate("layout.searchHint")}
        autoComplete="off"
        maxLength={maxQueryLength}
        spellCheck={false}
        enterKeyHint="search"
        aria-keyshortcuts="/"
        {...(value === undefined ? {} : { value, onChange: (event) => onType?.(event.currentTarget.value) })}
        onFocus={() => {
          // The search reports a failed load when it needs the index.
          void loadSearchClient()
            .then(({ loadIndex }) => loadIndex({ language, part: "facts" }))
            .catch(() => undefined);
        }}
      />
      <button type="submit" className={`tool ${styles.button}`}>
        <Icon name="search" />
        <span className={styles.word}>{translate("layout.search")}</span>
      </button>
    </form>
  );
  // biome-ignore-end lint/a11y/useSemanticElements: as above.
}
