import { memo } from "react";
import { Message, type MessageKey, useTranslate } from "../../i18n";
import { formName, settingNames, type settings } from "../../preferences/settings";
import { NamedLink } from "../RouteLink";
import * as styles from "./index.module.css";

const valueWords = {
  size: {
    normal: "reading.size-normal",
    large: "reading.size-large",
    larger: "reading.size-larger",
    largest: "reading.size-largest",
  },
  theme: {
    system: "reading.theme-system",
    light: "reading.theme-light",
    dark: "reading.theme-dark",
    high: "reading.theme-high",
  },
  spacing: { normal: "reading.spacing-normal", wide: "reading.spacing-wide" },
  motion: { system: "reading.motion-system", reduced: "reading.motion-reduced" },
} as const satisfies {
  [Name in (typeof settingNames)[number]]: Record<(typeof settings)[Name][number], MessageKey>;
};

/**
 * Renders the settings for text size, theme, spacing and motion, stored only on this device and shown only if
 * scripts run. Inline scripts (`src/preferences/*.inline.ts`) apply and show the choices, so that they work before the
 * app loads.
 */
export const ReadingSettings = memo(function ReadingSettings() {
  const translate = useTranslate();
  return (
    <details className={styles.settings} data-needs-script="">
      <summary className={styles.opener}>
        <span aria-hidden="true" className={styles.sign}>
          Aa
        </span>{" "}
        <span className={styles.title}>
          <Message id="reading.title" />
        </span>
      </summary>
      <form name={formName} method="dialog" className={styles.panel} aria-label={translate("reading.title")}>
        {settingNames.map((name) => (
          <fieldset key={name} className={styles.setting}>
            <legend className={styles.name}>
              <Message id={`reading.${name}`} />
            </legend>
            {Object.entries<MessageKey>(valueWords[name]).map(([value, word], at) => (
              <label key={value} className={styles.value}>
                <input type="radio" name={`${formName}:${name}`} value={value} defaultChecked={at === 0} />
                <Message id={word} />
              </label>
            ))}
          </fieldset>
        ))}
        <button type="reset" className="button plain">
          <Message id="reading.reset" />
        </button>
        <p className={styles.note}>
          <Message id="reading.kept" /> <NamedLink to="help" name="menu.help" className={styles.help} />
        </p>
      </form>
    </details>
  );
});
