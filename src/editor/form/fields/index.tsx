import type { ComponentType } from "react";
import type { Shape } from "../../../schema/kind";
import { getKind } from "../../../schema/kinds";
import { ChoiceField, FlagField } from "./ChoiceField";
import { DocumentsField } from "./DocumentField";
import type { FieldProps } from "./FieldBox";
import { LineField } from "./LineField";
import { ListField } from "./ListField";
import { TextField } from "./TextField";
import { ValueField } from "./ValueField";

export { getFieldId } from "./FieldBox";

/** The components of fields by the shape of their values. A new shape does not compile until it has one. */
const components: Readonly<Record<Shape, ComponentType<FieldProps>>> = {
  line: LineField,
  texts: TextField,
  files: DocumentsField,
  integer: ValueField,
  day: ValueField,
  time: ValueField,
  flag: FlagField,
  choice: ChoiceField,
  reference: ChoiceField,
  list: GroupsField,
};

/** Renders a field of a form by the shape of its values. */
export function EntryField(props: FieldProps) {
  const Component = components[getKind(props.field.kind).shape];
  return <Component {...props} />;
}

/** Renders a list with the fields of its items. */
function GroupsField({ name, field }: FieldProps) {
  if (field.kind !== "list") return null;
  return (
    <ListField {...{ name, field }}>
      {(inner, innerName) => <EntryField key={innerName} name={innerName} field={inner} />}
    </ListField>
  );
}
