import { useLanguage } from "../../i18n";
import * as styles from "./index.module.css";

/** Renders rich text of the content from HTML that the build has sanitised. */
export function RichText({ value }: { readonly value: { readonly html: string; readonly language: string } }) {
  const language = useLanguage();
  return (
    <div
      className={styles.markup}
      lang={value.language === language ? undefined : value.language}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: src/markdown/render.ts sanitised it.
      dangerouslySetInnerHTML={{ __html: value.html }}
    />
  );
}
