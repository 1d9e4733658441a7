import { useFormContext, useWatch } from "react-hook-form";
import { getKind, type KindName } from "../../../schema/kinds";
import { translate } from "../../page";
import { useSurroundings } from "../surroundings";
import { DocumentField } from "./DocumentField";
import { type FieldProps, LabelledField } from "./FieldBox";

/** The keyboards of phones for some kinds of lines. The browser must not check a value before the content check does. */
const keyboards: Readonly<Partial<Record<KindName, "email" | "tel" | "url">>> = {
  email: "email",
  telephone: "tel",
  link: "url",
};

/** Renders a line that is the same in every language: a text, an address, the entry's key or a document. */
export function LineField(props: FieldProps) {
  const { name, field } = props;
  const { register } = useFormContext();
  if (getKind(field.kind).names === "document") return <DocumentField {...props} />;
  if (field.kind === "key" && !name.includes(".")) return <KeyField {...props} />;
  const inputMode = keyboards[field.kind];
  const plain = inputMode ? { inputMode, autoCapitalize: "off", spellCheck: false } : {};
  return (
    <LabelledField {...props}>
      {(attributes) => <input type="text" autoComplete="off" {...plain} {...attributes} {...register(name)} />}
    </LabelledField>
  );
}

/** Renders the key of the entry. It is proposed for a new entry and cannot be changed in others. */
function KeyField(props: FieldProps) {
  const { name } = props;
  const { isNew, proposeKey } = useSurroundings();
  const { register } = useFormContext();
  const values: Readonly<Record<string, unknown>> = useWatch();
  const proposed = isNew ? proposeKey(values) : undefined;
  const isProposed = proposed !== undefined && values[name] === "";
  const said = isProposed ? translate("editor.key-proposed", { key: proposed }) : "";
  return (
    <LabelledField {...props} said={isNew ? said : translate("editor.key-fixed")}>
      {(attributes) => (
        <input
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={proposed}
          readOnly={!isNew}
          {...attributes}
          {...register(name)}
        />
      )}
    </LabelledField>
  );
}
