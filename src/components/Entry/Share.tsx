import { useState } from "react";
import { type AnyMessageKey, Message } from "../../i18n";
import { ExternalLinkNote } from "../ExternalLinkNote";
import * as styles from "./share.module.css";

interface Props {
  readonly title: string;
  /** The whole URL of the page. */
  readonly url: string;
}

/** What came of copying the URL. */
type Copied = Extract<AnyMessageKey, "entry.copied" | "entry.copyFailed">;

/**
 * The ways to hand a page on: the device's own sheet, WhatsApp, its URL, paper. A link and the browser's own functions:
 * nothing of anyone else is loaded.
 */
export function Share({ title, url }: Props) {
  const [copied, setCopied] = useState<Copied>();
  const copy = () =>
    // Without a secure connection there is no clipboard.
    Promise.resolve(navigator.clipboard?.writeText(url).then(() => true) ?? false)
      .catch(() => false)
      .then((isCopied) => setCopied(isCopied ? "entry.copied" : "entry.copyFailed"));
  const whatsapp = `https://wa.me/?${new URLSearchParams({ text: `${title}\n${url}` })}`;
  return (
    <section className={`card ${styles.share}`} aria-labelledby="share">
      <h2 id="share">
        <Message id="entry.share" />
      </h2>
      <div className={styles.ways}>
        <button type="button" className={`button plain ${styles.bySheet}`} onClick={() => void share({ title, url })}>
          <Message id="entry.shareBy" />
        </button>
        <a className="button plain" href={whatsapp} rel="external">
          <Message id="entry.whatsapp" />
          <span className="visuallyHidden">
            {" "}
            (<ExternalLinkNote address={whatsapp} />)
          </span>
        </a>
        <button type="button" className="button plain" data-needs-script="" onClick={() => void copy()}>
          <Message id="entry.copy" />
        </button>
        <button type="button" className="button plain" data-needs-script="" onClick={() => window.print()}>
          <Message id="entry.print" />
        </button>
        <button type="button" className="button plain" data-needs-script="" onClick={() => void printBoardSheet()}>
          <Message id="entry.boardSheet" />
        </button>
      </div>
      <p className="quiet" aria-hidden="true">
        <Message id="entry.whatsapp" /> – <ExternalLinkNote address={whatsapp} />
      </p>
      <p role="status" className={styles.status}>
        {copied && <Message id={copied} values={{ url }} />}
      </p>
    </section>
  );
}

async function share(shown: ShareData): Promise<void> {
  try {
    await navigator.share(shown);
  } catch (error) {
    // A visitor who closes the sheet has changed their mind.
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}

/** Prints the page as a sheet for a notice board: large letters, and the QR code to the page. */
async function printBoardSheet(): Promise<void> {
  const { dataset } = document.documentElement;
  dataset.sheet = "board";
  const code = document.querySelector<HTMLImageElement>("img[data-qr]");
  // Out of sight, a browser would never load it by itself.
  if (code) code.loading = "eager";
  // Without its code the sheet still has the page's address.
  await code?.decode().catch(() => undefined);
  window.print();
  delete dataset.sheet;
}
