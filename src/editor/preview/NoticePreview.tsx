import "../../notice/notice.css";
import { ExternalLinkNote } from "../../components/ExternalLinkNote";
import { TranslatedText } from "../../components/TranslatedText";
import { Message } from "../../i18n";

interface Props {
  readonly data: Pick<Queries.Notice, "level" | "link"> & {
    readonly text: { readonly text: string; readonly language: string };
  };
}

/** Renders a site notice as at the top of every page (src/pipeline/notices.ts). */
export function NoticePreview({ data: { level, text, link } }: Props) {
  return (
    <div className="site-notice" data-level={level}>
      <p>
        <strong>
          <Message id={`vocabulary.noticeLevel.${level}`} />
        </strong>
        {" – "}
        <TranslatedText value={text} />{" "}
        {link && (
          <a href={link}>
            <Message id="notice.more" /> <ExternalLinkNote address={link} />
          </a>
        )}
      </p>
      <button type="button">
        <Message id="notice.dismiss" />
      </button>
    </div>
  );
}
