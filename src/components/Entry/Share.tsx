import { useState } from "react";
import { type AnyMessageKey, Message } from "../../i18n";
import { ExternalLinkNote } from "../ExternalLink";
import { Icon } from "../Icon";
import { Section } from "../Section";
import * as styles from "./share.module.css";

interface Props {
  readonly title: string;
  /** The absolute URL of the page. */
  readonly url: string;
}

/** Renders a button that opens the share sheet of the device, if it has one. */
export function ShareButton({ title, url }: Props) {
  return (
    <button type="button" className={`button plain ${styles.bySheet}`} onClick={() => void share({ title, url })}>
      <Icon name="share" /> <Message id="entry.shareBy" />
    </button>
  );
}

/** The message for the result of copying the URL. */
type Copied = Extract<AnyMessageKey, "entry.copied" | "entry.copyFailed">;

/**
 * Renders the ways to share a page other than the device's share sheet: WhatsApp, copying the URL, printing. They use a link and
 * browser functions; no third-party code is loaded.
 */
export function Share({ title, url }: Props) {
  const [copied, setCopied] = useState<Copied>();
  const copy = () =>
    // The clipboard is available only on a secure connection.
    Promise.resolve(navigator.clipboard?.writeText(url).then(() => true) ?? false)
      .catch(() => false)
      .then((isCopied) => setCopied(isCopied ? "entry.copied" : "entry.copyFailed"));
  const whatsapp = `https://wa.me/?${new URLSearchParams({ text: `${title}\n${url}` })}`;
  return (
    <Section id="share" title="entry.share" className={`card ${styles.share}`}>
      <div className={styles.ways}>
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
    </Section>
  );
}

async function share(shown: ShareData): Promise<void> {
  try {
    await navigator.share(shown);
  } catch (error) {
    // The visitor closed the share sheet.
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}

/** Prints the page as a sheet for a notice board, in large letters and with the page's QR code. */
async function printBoardSheet(): Promise<void> {
  const { dataset } = document.documentElement;
  dataset.sheet = "board";
  const code = document.querySelector<HTMLImageElement>("img[data-qr]");
  // The image is hidden, so the browser would not load it lazily.
  if (code) code.loading = "eager";
  // Without the QR code the sheet still has the page's URL.
  await code?.decode().catch(() => undefined);
  window.print();
  delete dataset.sheet;
}
