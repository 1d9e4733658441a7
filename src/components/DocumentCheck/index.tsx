import { useEffect, useRef, useState } from "react";
import { Message, useFormats } from "../../i18n";
import { Icon } from "../Icon";
import { RouteLink } from "../RouteLink";
import { TranslatedText } from "../TranslatedText";
import { checkFile, type Outcome, type PublishedVersion } from "./check-file";
import * as styles from "./index.module.css";

export type { PublishedVersion };

/**
 * Renders the check of a file that the visitor selects or drops anywhere on the page: whether the council published it,
 * and whether it is current. The file never leaves the device.
 */
export function DocumentCheck({ versions }: { readonly versions: readonly PublishedVersion[] }) {
  const [outcome, setOutcome] = useState<Outcome | "checking">();
  const latest = useRef<File | undefined>(undefined);
  const check = async (file: File | undefined) => {
    if (!file) return;
    latest.current = file;
    setOutcome("checking");
    const found = await checkFile(file, versions);
    if (latest.current === file) setOutcome(found);
  };
  useDroppedFile(check);
  return (
    <>
      <div data-needs-script="" className={styles.drop}>
        <label htmlFor="file">
          <Message id="verify.choose" />
        </label>
        <input id="file" type="file" className={styles.file} onChange={({ target }) => void check(target.files?.[0])} />
        <p>
          <Message id="verify.drop" />
        </p>
      </div>
      <div role="status" className={styles.outcome}>
        {outcome === "checking" ? <Message id="verify.checking" /> : outcome && <Result outcome={outcome} />}
      </div>
    </>
  );
}

/**
 * Passes a file dropped anywhere on the page to `take`. By default the browser would open the file instead of the page.
 */
function useDroppedFile(take: (file: File | undefined) => void): void {
  const current = useRef(take);
  useEffect(() => {
    current.current = take;
  });
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      current.current(event.dataTransfer?.files[0]);
    };
    window.addEventListener("dragover", allow);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", allow);
      window.removeEventListener("drop", drop);
    };
  }, []);
}

const icons = { current: "tick", replaced: "clock", withdrawn: "clock", unknown: "cross" } as const;

/**
 * Renders the outcome of a document check and the next step for the visitor: an icon, a colour and text, so that it
 * does not depend on colour.
 */
export function Result({ outcome }: { readonly outcome: Outcome }) {
  const { date } = useFormats();
  const { kind } = outcome;
  if (kind === "unreadable" || kind === "unsupported") return <Message id={`verify.${kind}`} />;
  const version = kind === "unknown" ? undefined : outcome.version;
  return (
    <div className={`${styles.verdict} ${styles[kind]}`}>
      <Icon name={icons[kind]} className={styles.mark} />
      <div>
        <p className={styles.answer}>
          <Message id={`verify.${kind}`} values={version ? { date: date(version.ended ?? version.since) } : {}} />
        </p>
        {version && <Name version={version} />}
        <p>
          <Message id={`verify.${kind}Help`} values={version ? { date: date(version.since) } : {}} />
        </p>
        {version?.address && (
          <p>
            <a href={version.address}>
              <Message id="verify.open" />
            </a>
          </p>
        )}
        {!version && (
          <p>
            <RouteLink to="contact">
              <Message id="menu.contact" />
            </RouteLink>
          </p>
        )}
        {outcome.digest && (
          <p>
            SHA-256 <code>{outcome.digest}</code>
          </p>
        )}
      </div>
    </div>
  );
}

function Name({ version: { title, name } }: { readonly version: PublishedVersion }) {
  return (
    <p>
      {title && <TranslatedText value={title} />} <code>{name}</code>
    </p>
  );
}
