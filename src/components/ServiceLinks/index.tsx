import { Message, useLanguage } from "../../i18n";
import { pathTo } from "../../site/paths";
import { EntryTitle } from "../EntryTitle";
import type { LocalizedText } from "../TranslatedText";

interface Props {
  readonly services: readonly { readonly key: string; readonly specimen: boolean; readonly title: LocalizedText }[];
}

/** Renders links to the services that schools apply for; nothing without services. */
export function ServiceLinks({ services }: Props) {
  const language = useLanguage();
  if (services.length === 0) return null;
  return (
    <section aria-labelledby="services">
      <h2 id="services">
        <Message id="schools.services" />
      </h2>
      <ul>
        {services.map(({ key, title, specimen }) => (
          <li key={key}>
            <EntryTitle value={title} specimen={specimen} url={pathTo({ route: "services", entry: key }, language)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
