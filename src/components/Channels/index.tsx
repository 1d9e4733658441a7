import { Message } from "../../i18n";
import { ExternalLinkNote } from "../ExternalLinkNote";

/** The services where a council may have a channel, as named in `site.yaml`. */
export const channelServices = ["whatsapp", "youtube", "x"] as const;

interface Props {
  readonly council: Pick<Queries.CouncilPartsFragment, (typeof channelServices)[number]>;
  readonly className?: string | undefined;
}

/** Renders links to the council's channels on other sites; nothing without channels. */
export function Channels({ council, className }: Props) {
  return (
    <>
      {channelServices.map((service) => {
        const address = council[service];
        return (
          address && (
            <p key={service}>
              <a className={className} href={address} rel="external">
                <Message id={`layout.${service}`} /> (<ExternalLinkNote address={address} />)
              </a>
            </p>
          )
        );
      })}
    </>
  );
}
