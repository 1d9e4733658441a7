import type { ReactNode } from "react";
import { Message, useFormats } from "../../i18n";
import { Icon, type IconName } from "../Icon";
import { RouteLink } from "../RouteLink";
import { TranslatedText } from "../TranslatedText";
import type { Outcome, PublishedVersion } from "./check-file";
import * as styles from "./index.module.css";

/** Renders the outcome of a document check and the next step for the visitor. */
export function Result({ outcome }: { readonly outcome: Outcome<PublishedVersion> }) {
  if (outcome.kind === "unreadable" || outcome.kind === "unsupported") return <Message id={`verify.${outcome.kind}`} />;
  const digest = outcome.digest && (
    <p>
      SHA-256 <code>{outcome.digest}</code>
    </p>
  );
  if (outcome.kind === "unknown") {
    return (
      <Verdict kind="unknown" icon="cross" answer={<Message id="verify.unknown" />}>
        <p>
          <Message id="verify.unknownHelp" />
        </p>
        <p>
          <RouteLink to="contact">
            <Message id="menu.contact" />
          </RouteLink>
        </p>
        {digest}
      </Verdict>
    );
  }
  return <Found kind={outcome.kind} version={outcome.version} digest={digest} />;
}

interface FoundProps {
  readonly kind: "current" | "replaced" | "withdrawn";
  readonly version: PublishedVersion;
  readonly digest: ReactNode;
}

function Found({ kind, version, digest }: FoundProps) {
  const { date } = useFormats();
  const { name, title, since, ended, address } = version;
  return (
    <Verdict
      kind={kind}
      icon={kind === "current" ? "tick" : "clock"}
      answer={<Message id={`verify.${kind}`} values={{ date: date(ended ?? since) }} />}
    >
      <p>
        {title ? <TranslatedText value={title} /> : null} <code>{name}</code>
      </p>
      <p>
        <Message id={`verify.${kind}Help`} values={{ date: date(since) }} />
      </p>
      {address && (
        <p>
          <a href={address}>
            <Message id="verify.open" />
          </a>
        </p>
      )}
      {digest}
    </Verdict>
  );
}

interface VerdictProps {
  readonly kind: FoundProps["kind"] | "unknown";
  readonly icon: IconName;
  readonly answer: ReactNode;
  readonly children: ReactNode;
}

/** Renders the verdict with an icon, a colour and text, so that it does not depend on colour. */
function Verdict({ kind, icon, answer, children }: VerdictProps) {
  return (
    <div className={`${styles.verdict} ${styles[kind]}`}>
      <Icon name={icon} className={styles.mark} />
      <div>
        <p className={styles.answer}>{answer}</p>
        {children}
      </div>
    </div>
  );
}
