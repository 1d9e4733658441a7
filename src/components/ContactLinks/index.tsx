import { Message } from "../../i18n";
import { toMailUrl } from "../../site/external-links";
import { ExternalLink } from "../ExternalLink";

/** Renders a telephone number as a link. Its `tel:` URL contains only digits and `+` (RFC 3966). */
export function TelephoneLink({ number }: { readonly number: string }) {
  return <a href={`tel:${number.replace(/[^+\d]/gu, "")}`}>{number}</a>;
}

/** Renders an e-mail address as a link. In a narrow column it wraps before the domain, not within a word. */
export function EmailLink({ address }: { readonly address: string }) {
  const domain = address.indexOf("@");
  return (
    // A break that is possible is a space in the name that browsers compute from the content.
    <a href={toMailUrl(address)} aria-label={address}>
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
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
