import type { ReactNode } from "react";
import { get, useFormContext } from "react-hook-form";
import { getTexts } from "../../../messages";
import type { Field } from "../../../schema/description";
import { getKind } from "../../../schema/kinds";
import { documentLimit } from "../../../site/documents";
import { language, translate } from "../../page";

/** The properties of a component that renders a field. */
export interface FieldProps {
  /** The name of the field in the form: `title`, `changes.0.note`. */
  readonly name: string;
  readonly field: Field;
}

/** The attributes that link an input to its label, hint and error. */
export interface InputAttributes {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": boolean;
}

interface FieldBoxProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: string;
  /** A line about the current value. */
  readonly said?: string;
  /** An error that no check of the whole entry finds, such as a file that cannot be published. */
  readonly fault?: string | undefined;
  /** A class for a special layout. */
  readonly layout?: string;
  readonly children: (attributes: InputAttributes) => ReactNode;
}

/** Returns the id of the input of a field. The input of a list is its button to add an item. */
export function getFieldId(name: string): string {
  return `field-${name.replaceAll(".", "-")}`;
}

/** Returns the error at a field, in the clerk's language; undefined without one. */
export function useFieldError(name: string): string | undefined {
  const { errors } = useFormContext().formState;
  const message: unknown = get(errors, `${name}.message`);
  return typeof message === "string" ? message : undefined;
}

/** Renders an input with its label, hint and error above it. */
export function FieldBox({ name, label, hint = "", said = "", fault, layout = "", children }: FieldBoxProps) {
  const own = useFieldError(name);
  const error = fault ?? own;
  const id = getFieldId(name);
  const above = [
    { part: "hint", text: hint },
    { part: "error", text: error ?? "" },
  ].filter(({ text }) => text !== "");
  const below = error === undefined ? said : "";
  const describedBy = [...above.map(({ part }) => part), ...(below ? ["said"] : [])].map((part) => `${id}-${part}`);
  return (
    <div className={`field ${layout}`}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {above.map(({ part, text }) => (
        <p key={part} id={`${id}-${part}`} className={part}>
          {text}
        </p>
      ))}
      {children({ id, "aria-describedby": describedBy.join(" ") || undefined, "aria-invalid": error !== undefined })}
      {below && (
        <p id={`${id}-said`} className="said">
          {below}
        </p>
      )}
    </div>
  );
}

/** Renders a field with one input: its label, hint and error around the input. */
export function LabelledField({ field, ...props }: Omit<FieldBoxProps, "label" | "hint"> & FieldProps) {
  return <FieldBox {...props} label={<FieldLabel field={field} />} hint={findHint(field)} />;
}

/** Renders the label of a field, with a mark if the field may be empty. */
export function FieldLabel({ field }: Pick<FieldProps, "field">) {
  const isOptional = !field.required && field.kind !== "flag";
  return (
    <>
      {field.label[language]}
      {isOptional && <span className="optional"> ({translate("form.optional")})</span>}
    </>
  );
}

/** Returns the help of a field for those who see its input, in the clerk's language; empty if the input shows it all. */
export function findHint(field: Field): string {
  const { formHelp, needlessHelp, shape, allowed } = getKind(field.kind);
  const help = (formHelp ? getTexts(formHelp, { limit: documentLimit / 1024 / 1024 }) : field.help)[language];
  if (shape === "integer") return `${help} ${allowed(field, { collections: [] })[language].replaceAll("`", "")}`;
  return needlessHelp ? help.replace(needlessHelp, "") : help;
}
