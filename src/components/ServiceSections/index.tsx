import { Message, useFormats } from "../../i18n";
import { type PlainColumn, PlainTable } from "../../lists/view/PlainTable";
import type { PageContent } from "../../page-data/contents";
import { EmailLink } from "../ContactLinks";
import { EntryTitle } from "../EntryTitle";
import { RichText } from "../RichText";
import { Section } from "../Section";

type Service = NonNullable<PageContent<"service">["service"]>;

/** An office that decides on the application or on an appeal. */
type Step = Service["steps"][number];

/** Renders the required documents, how to apply, and the offices that decide on the application and on each appeal. */
export function ServiceSections({ service }: { readonly service: Service }) {
  const { number } = useFormats();
  const columns: PlainColumn<Step>[] = [
    {
      id: "role",
      heading: "services.role",
      cell: ({ key }) => <Message id={`field.services.${key}`} />,
      isRowHeader: true,
    },
    {
      id: "office",
      heading: "services.office",
      cell: ({ office: { designation, specimen, email } }) => (
        <>
          <EntryTitle value={designation} specimen={specimen} />
          {email && (
            <>
              <br />
              <EmailLink address={email} />
            </>
          )}
        </>
      ),
    },
    { id: "days", heading: "field.services.days", cell: ({ days }) => number(days) },
  ];
  return (
    <>
      {(["enclosures", "apply"] as const).map((name) => (
        <Section key={name} id={name} title={`field.services.${name}`}>
          {service[name] && <RichText value={service[name]} />}
        </Section>
      ))}
      <Section id="offices" title="services.offices">
        <p>
          <Message id="services.appeal" />
        </p>
        <PlainTable caption="services.offices" rows={service.steps} columns={columns} />
      </Section>
    </>
  );
}
