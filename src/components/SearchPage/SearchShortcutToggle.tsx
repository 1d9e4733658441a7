import { useEffect, useState } from "react";
import { Message } from "../../i18n";
import { isSearchShortcutOn, setSearchShortcut } from "../../preferences/search-shortcut";
import * as styles from "./index.module.css";

/** Renders the switch for the key /. WCAG 2.1.4 requires one for every single-character shortcut. */
export function SearchShortcutToggle() {
  const [on, setOn] = useState(true);
  useEffect(() => setOn(isSearchShortcutOn()), []);
  return (
    <label className={styles.keyChoice}>
      <input
        type="checkbox"
        checked={on}
        onChange={({ currentTarget: { checked } }) => {
          setOn(checked);
          setSearchShortcut(checked);
        }}
      />
      <Message id="search.key" />
    </label>
  );
}
