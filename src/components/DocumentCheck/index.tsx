import { useRef, useState } from "react";
import { appPartAttribute } from "../../app/app-loader";
import { Message, useFormats } from "../../i18n";
import type { CheckedVersion } from "../../page-data/contents";
import { documentLimit } from "../../site/documents";
import { Icon } from "../Icon";
import { NamedLink } from "../RouteLink";
import { TranslatedText } from "../TranslatedText";
import * as styles from "./index.module.css";

/** The result of comparing a file with the site's published documents. */
export type Outcome =
  | { readonly kind: CheckedVersion["status"]; readonly version: CheckedVersion; readonly digest: string }
  | { readonly kind: "unknown"; readonly digest: string | undefined }
  /** The file cannot be read. */
  | { readonly kind: "unreadable" }
  /** The browser cannot compute a digest. */
  | { readonly kind: "unsupported" };

/**
 * Renders the check of a file that the visitor selects or drops anywhere on the page: whether the council published it,
 * and whether it is current. The file never leaves the device. The inline script puts a dropped file into the field.
 */
export function DocumentCheck({ versions }: { readonly versions: readonly CheckedVersion[] }) {
  const [outcome, setOutcome] = useState<Outcome | "checking">();
  const latest = useRef<File | undefined>(undefined);
  const check = async (file: File | undefined) => {
    if (!file) return;
    latest.current = file;
    setOutcome("checking");
    const found = await checkFile(file, versions);
    if (latest.current === file) setOutcome(found);
  };
  return (
    <>
      <div data-needs-script="" className={styles.drop} {...{ [appPartAttribute]: "" }}>
        <input id="file" type="file" className={styles.file} onChange={({ target }) => void check(target.files?.[0])} />
        <label htmlFor="file" className="button">
          <Message id="verify.choose" />
        </label>
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

const icons = { current: "tick", replaced: "clock", withdrawn: "clock", unknown: "info" } as const;

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
            <NamedLink to="contact" name="menu.contact" />
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

function Name({ version: { title, name } }: { readonly version: CheckedVersion }) {
  return (
    <p>
      {title && <TranslatedText value={title} />} <code>{name}</code>
    </p>
  );
}

/**
 * Finds a file among the published versions by the SHA-256 of its bytes, computed on the device. Never rejects. A file
 * above the size limit for documents is reported as unknown without being read.
 */
export async function checkFile(
  file: Pick<File, "size" | "arrayBuffer">,
  versions: readonly CheckedVersion[],
): Promise<Outcome> {
  if (file.size > documentLimit) return { kind: "unknown", digest: undefined };
  // Missing unless the page was loaded over an encrypted connection (Web Cryptography API, secure contexts).
  if (!globalThis.crypto?.subtle) return { kind: "unsupported" };
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return { kind: "unreadable" };
  }
  const digest = hexadecimal(await crypto.subtle.digest("SHA-256", bytes));
  const found = versions.filter((version) => version.digest === digest);
  // The same file may have been published under two names, of which one is still current.
  for (const kind of ["current", "replaced", "withdrawn"] as const) {
    const version = found.find(({ status }) => status === kind);
    if (version) return { kind, version, digest };
  }
  return { kind: "unknown", digest };
}

function hexadecimal(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
