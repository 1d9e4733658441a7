import { Message, useFormats } from "../../i18n";
import { Icon } from "../Icon";
import { RouteLink } from "../RouteLink";
import { TranslatedText } from "../TranslatedText";
import type { Outcome, PublishedVersion } from "./check-file";
import * as styles from "./index.module.css";

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
