import { Message } from "../../i18n";
import { ExternalLink } from "../ExternalLink";

/** The services where a council may have a channel, as named in `site.yaml`. */
export const channelServices = ["whatsapp", "youtube", "x"] as const;

interface Props {
  readonly council: Pick<Queries.CouncilPartsFragment, (typeof channelServices)[number]>;
}

/** Renders links to the council's channels on other sites; nothing without channels. */
export function Channels({ council }: Props) {
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
