import { useEffect, useState } from "react";
import { Word } from "../../i18n";
import { isSearchKeyOn, switchSearchKey } from "../SearchBox/searchKey";
import * as styles from "./searchPage.module.css";

/** Lets the reader switch the key / off, as every shortcut of a single character must be (WCAG 2.1.4). */
export function SearchKeyChoice() {
  const [on, setOn] = useState(true);
  useEffect(() => setOn(isSearchKeyOn()), []);
  return (
    <label className={styles.keyChoice}>
      <input
        type="checkbox"
        checked={on}
        onChange={({ currentTarget: { checked } }) => {
          setOn(checked);
          switchSearchKey(checked);
        }}
      />
      <Word id="search.key" />
    </label>
  );
}
