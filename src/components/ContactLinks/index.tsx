import { Fragment } from "react";
import { Message } from "../../i18n";
import { getDialledNumber } from "../../language/telephone";
import { toMailUrl } from "../../site/external-links";
import { ExternalLink } from "../ExternalLink";

/** Renders a telephone field as a link, which dials its first number. */
export function TelephoneLink({ number }: { readonly number: string }) {
  return <a href={`tel:${getDialledNumber(number)}`}>{number}</a>;
}

/** Renders e-mail addresses as a link. In a narrow column it wraps before a domain, not at a hyphen. */
export function EmailLink({ address }: { readonly address: string }) {
  return (
    // A break that is possible is a space in the name that browsers compute from the content.
    <a href={toMailUrl(address)} aria-label={address}>
      {address.split(/(?=@)/).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          <span className="together">{part}</span>
        </Fragment>
      ))}
    </a>
  );
}

/** The services where a council may have a channel, as named in `site.yaml`. */
export const channelServices = ["whatsapp", "youtube", "x"] as const;

interface ChannelsProps {
  readonly council: Pick<Queries.CouncilPartsFragment, (typeof channelServices)[number]>;
}

/** Renders links to the council's channels on other sites; nothing without channels. */
export function Channels({ council }: ChannelsProps) {
  return channelServices.map((service) => {
    const address = council[service];
    if (!address) return null;
    return (
      <p key={service}>
        <ExternalLink address={address}>
          <Message id={`layout.${service}`} />
        </ExternalLink>
      </p>
    );
  });
}
