import { safeParse, strictObject, type z } from "zod";
import { toFindings } from "../content/issues";
import { formatMessage } from "../content/messages";
import { getDescription } from "../schema/description";
import { getKind } from "../schema/kinds";
import { editedCollections } from "./config";
import type { ControlProps, DecapComponent } from "./decap";
import { readTyped } from "./format";
import { language, say } from "./page";

interface Control {
  readonly props: ControlProps;
}

/**
 * Creates the control of a number, year, day or time. It accepts Latin and Devanagari digits, shows the value to be
 * stored, and reports an invalid value while typing. Decap's number field refuses Devanagari digits.
 */
export function createValueControl(): DecapComponent {
  const { h, createClass } = window;
  return createClass({
    // Decap calls this method when it validates the form.
    isValid(this: Control) {
      const { error } = readControl(this.props);
      return error === undefined ? true : { error: { message: error } };
    },
    render(this: Control) {
      const { value, forID, classNameWrapper, onChange, setActiveStyle, setInactiveStyle } = this.props;
      const { shape, said, error } = readControl(this.props);
      const change = (event: { readonly target: { readonly value: string } }) => onChange(event.target.value);
      const shown = {
        className: classNameWrapper,
        onChange: change,
        onFocus: setActiveStyle,
        onBlur: setInactiveStyle,
      };
      const text = value === undefined || value === null ? "" : String(value);
      return h(
        "div",
        { className: "editor-value" },
        h("input", {
          ...shown,
          id: forID,
          type: "text",
          inputMode: shape === "integer" ? "numeric" : "text",
          autoComplete: "off",
          value: text,
          "aria-invalid": error !== undefined,
          "aria-describedby": `${forID}-said`,
        }),
        shape === "day" &&
          h("input", {
            ...shown,
            type: "date",
            value: /^\d{4}-\d{2}-\d{2}$/u.test(text) ? text : "",
            "aria-label": say("editor.calendar"),
          }),
        h("p", { id: `${forID}-said`, className: error ? "editor-error" : "editor-said" }, error ?? said),
      );
    },
  });
}

function readControl({ value, field, getEntry }: ControlProps) {
  const name = String(field.get("name"));
  const collection = editedCollections.find((each) => each.name === getEntry().get("collection"));
  const type = collection && findField(collection.schema, name);
  const kind = type && getDescription(type).kind;
  const shape = kind && getKind(kind).shape;
  if (!type || !kind || value === undefined || value === null || value === "") return { shape, said: "" };
  const stored = readTyped(kind, String(value));
  const schema = strictObject({ [name]: type });
  const given = { [name]: stored };
  const [finding] = toFindings(safeParse(schema, given).error?.issues ?? [], schema, given);
  if (finding) return { shape, said: "", error: formatMessage(finding.message, language) };
  const isChanged = String(stored) !== String(value).trim();
  return { shape, said: isChanged ? say("editor.stored-as", { value: stored }) : "" };
}

/** Finds a field by name, in an entry or in the items of its lists. */
function findField({ shape }: z.ZodObject, name: string): z.core.$ZodType | undefined {
  const own = Object.hasOwn(shape, name) ? shape[name] : undefined;
  if (own) return own;
  for (const field of Object.values(shape)) {
    const description = getDescription(field);
    const inside = description.kind === "list" ? findField(description.item, name) : undefined;
    if (inside) return inside;
  }
  return undefined;
}
