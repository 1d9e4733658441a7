import { Message } from "../../i18n";
import { ExternalLinkNote } from "../ExternalLinkNote";

/** The services on which a council may have a channel of its own, as `site.yaml` names them. */
export const channelServices = ["whatsapp", "youtube", "x"] as const;

interface Props {
  readonly council: Pick<Queries.CouncilPartsFragment, (typeof channelServices)[number]>;
  readonly className?: string | undefined;
}

/** Links to the council's channels on other sites; nothing where it has none. */
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
