import { useEffect, useState } from "react";
import { Message } from "../../i18n";
import { isSearchShortcutOn, setSearchShortcut } from "../../preferences/search-shortcut";
import * as styles from "./index.module.css";

/** Lets the reader switch the key / off, as every shortcut of a single character must be (WCAG 2.1.4). */
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
