import "../../notice/notice.css";
import { LocalText } from "../../components/LocalText";
import { OutsideNote } from "../../components/OutsideNote";
import { Word } from "../../i18n";

interface Props {
  readonly data: Pick<Queries.Notice, "level" | "link"> & {
    readonly text: { readonly text: string; readonly language: string };
  };
}

/** A notice across the site as it stands at the top of every page (src/build/notices.ts). */
export function NoticePreview({ data: { level, text, link } }: Props) {
  return (
    <div className="site-notice" data-level={level}>
      <p>
        <strong>
          <Word id={`vocabulary.noticeLevel.${level}`} />
        </strong>
        {" – "}
        <LocalText value={text} />{" "}
        {link && (
          <a href={link}>
            <Word id="notice.more" /> <OutsideNote address={link} />
          </a>
        )}
      </p>
      <button type="button">
        <Word id="notice.dismiss" />
      </button>
    </div>
  );
}
