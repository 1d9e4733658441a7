import { useEffect, useRef, useState } from "react";
import { Message } from "../../i18n";
import { checkFile, type Outcome, type PublishedVersion } from "./check-file";
import * as styles from "./index.module.css";
import { Result } from "./Result";

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
