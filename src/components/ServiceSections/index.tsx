import { Message, useFormats, useLanguage, useTranslate } from "../../i18n";
import { type PlainColumn, PlainTable } from "../../lists/view/PlainTable";
import type { PageContent } from "../../page-data/contents";
import { EmailLink } from "../ContactLinks";
import { EntryTitle } from "../EntryTitle";
import { RichText } from "../RichText";
import { Section } from "../Section";

type Service = NonNullable<PageContent<"service">["service"]>;

/** An office that decides on the application or on an appeal. */
type Step = Service["steps"][number];

interface Props {
  readonly service: Service;
  /** The URL of the form, which the first step of the application then links to. */
  readonly form?: string | undefined;
}

/** Renders the required documents, how to apply, and the offices that decide on the application and on each appeal. */
export function ServiceSections({ service, form }: Props) {
  const { number } = useFormats();
  const translate = useTranslate();
  const language = useLanguage();
  const { enclosures, apply } = service;
  const link = form && apply?.language === language ? ` <a href="${form}">${translate("services.openForm")}</a>` : "";
  const texts = { enclosures, apply: apply && { ...apply, html: apply.html.replace("</li>", `${link}</li>`) } };
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
    { id: "days", heading: "field.services.days", cell: ({ days }) => number(days), isNumber: true },
  ];
  return (
    <>
      {(["enclosures", "apply"] as const).map((name) => (
        <Section key={name} id={name} title={`field.services.${name}`}>
          {texts[name] && <RichText value={texts[name]} />}
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
