import { memo, useEffect, useRef, useState } from "react";
import { useWords, Word, type WordKey } from "../../i18n";
import { keepChoice, storedChoice } from "../../reading/apply";
import {
  isOwnChoice,
  ownChoice,
  type ReadingChoice,
  type SettingName,
  settingNames,
  withSetting,
} from "../../reading/settings";
import { useClosing } from "../disclosure";
import { RouteLink } from "../RouteLink";
import * as styles from "./index.module.css";

const valueWords = {
  size: {
    normal: "reading.size-normal",
    large: "reading.size-large",
    larger: "reading.size-larger",
    largest: "reading.size-largest",
  },
  contrast: {
    system: "reading.contrast-system",
    light: "reading.contrast-light",
    dark: "reading.contrast-dark",
    high: "reading.contrast-high",
  },
  spacing: { normal: "reading.spacing-normal", wide: "reading.spacing-wide" },
  motion: { system: "reading.motion-system", reduced: "reading.motion-reduced" },
} as const satisfies { [Name in SettingName]: Record<ReadingChoice[Name], WordKey> };

/** Text size, contrast, line spacing and movement, kept on this device only. Shown only where scripts run. */
export const ReadingSettings = memo(function ReadingSettings() {
  const words = useWords();
  const disclosure = useRef<HTMLDetailsElement>(null);
  useClosing(disclosure);
  const [choice, setChoice] = useState<ReadingChoice>(ownChoice);
  useEffect(() => setChoice(storedChoice()), []);
  const choose = (next: ReadingChoice) => {
    setChoice(next);
    keepChoice(next);
  };
  return (
    <details ref={disclosure} className={styles.settings} data-needs-script="">
      <summary className={styles.opener}>
        <span aria-hidden="true" className={styles.sign}>
          Aa
        </span>{" "}
        <span className={styles.title}>
          <Word id="reading.title" />
        </span>
      </summary>
      <form className={styles.panel} aria-label={words("reading.title")} onSubmit={(event) => event.preventDefault()}>
        {settingNames.map((name) => (
          <fieldset key={name} className={styles.setting}>
            <legend className={styles.name}>
              <Word id={`reading.${name}`} />
            </legend>
            {Object.entries<WordKey>(valueWords[name]).map(([value, word]) => (
              <label key={value} className={styles.value}>
                <input
                  type="radio"
                  name={`reading:${name}`}
                  value={value}
                  checked={choice[name] === value}
                  onChange={() => choose(withSetting(choice, name, value))}
                />
                <Word id={word} />
              </label>
            ))}
          </fieldset>
        ))}
        <button type="button" className={styles.reset} disabled={isOwnChoice(choice)} onClick={() => choose(ownChoice)}>
          <Word id="reading.reset" />
        </button>
        <p className={styles.note}>
          <Word id="reading.kept" />{" "}
          <RouteLink to="help" className={styles.help}>
            <Word id="menu.help" />
          </RouteLink>
        </p>
      </form>
    </details>
  );
});
