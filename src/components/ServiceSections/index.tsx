import { graphql } from "gatsby";
import { Message, useFormats } from "../../i18n";
import { type PlainColumn, PlainTable } from "../../lists/view/PlainTable";
import { EmailLink } from "../ContactLinks";
import { EntryTitle } from "../EntryTitle";
import { RichText } from "../RichText";
import { Section } from "../Section";

const roles = ["officer", "firstAppeal", "secondAppeal"] as const;

type Role = (typeof roles)[number];

/** A service; in the preview of a draft an office may be missing. */
type Service = Omit<Queries.ServicePartsFragment, Role> & Readonly<Record<Role, Queries.ServiceOfficeFragment | null>>;

interface Step {
  readonly key: Role;
  /** The office that decides on the application or on an appeal. */
  readonly office: Queries.ServiceOfficeFragment;
  readonly days: number;
}

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
  const days = { officer: service.days, firstAppeal: service.firstAppealDays, secondAppeal: service.secondAppealDays };
  const steps = roles.flatMap((role): Step[] => {
    const office = service[role];
    return office ? [{ key: role, office, days: days[role] }] : [];
  });
  return (
    <>
      {(["enclosures", "apply"] as const).map((name) => (
        <Section key={name} id={name} title={`field.services.${name}`}>
          <RichText value={service[name]} />
        </Section>
      ))}
      <Section id="offices" title="services.offices">
        <p>
          <Message id="services.appeal" />
        </p>
        <PlainTable caption="services.offices" rows={steps} columns={columns} />
      </Section>
    </>
  );
}

/** GraphQL fragments for page queries. @public Gatsby collects them from exported queries. */
export const query = graphql`
  fragment ServiceOffice on Official {
    specimen
    designation(language: $language) {
      ...LocalizedText
    }
    email
  }

  fragment ServiceParts on Service {
    enclosures(language: $language) {
      html
      language
    }
    apply(language: $language) {
      html
      language
    }
    officer {
      ...ServiceOffice
    }
    days
    firstAppeal {
      ...ServiceOffice
    }
    firstAppealDays
    secondAppeal {
      ...ServiceOffice
    }
    secondAppealDays
  }
`;
