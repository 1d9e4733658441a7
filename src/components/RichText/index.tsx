import { useLanguage } from "../../i18n";
import * as styles from "./index.module.css";

interface Props {
  readonly value: { readonly html: string; readonly language: string };
}

/** Rich text of the content; its HTML was sanitised when it was made. */
export function RichText({ value }: Props) {
  const language = useLanguage();
  return (
    <div
      className={styles.markup}
      lang={value.language === language ? undefined : value.language}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: src/content/render-markdown.ts sanitised it.
      dangerouslySetInnerHTML={{ __html: value.html }}
    />
  );
}
