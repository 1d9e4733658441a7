import * as z from "zod";
import { isGroup } from "../content/fields";
import { toFindings } from "../content/issues";
import { getKey } from "../desk/entry-key";
import { readTyped } from "../desk/format";
import { formatMessage } from "../messages";
import { editedCollections } from "../schema/collections";
import { getDescription } from "../schema/description";
import { getKind } from "../schema/kinds";
import type { ControlProps, DecapComponent, ImmutableMap } from "./decap";
import { language, translate } from "./page";

/** The instance of Decap's class component. */
interface Control {
  readonly props: ControlProps;
}

/** Returns the properties of a control's inputs. */
function inputProps({ classNameWrapper, onChange, setActiveStyle, setInactiveStyle }: ControlProps) {
  return {
    className: classNameWrapper,
    type: "text",
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
    onFocus: setActiveStyle,
    onBlur: setInactiveStyle,
  };
}

/** Renders an input of a control with a line below that describes it. */
function describedInput({ props }: Control, own: object, said: string, error?: string) {
  const { h } = window;
  const id = `${props.forID}-said`;
  const input = { ...inputProps(props), id: props.forID, "aria-describedby": id, ...own };
  return [h("input", input), h("p", { id, className: error ? "editor-error" : "editor-said" }, error ?? said)] as const;
}

function findCollection(entry: ImmutableMap) {
  return editedCollections.find(({ name }) => name === entry.get("collection"));
}

/** The key of the entry that was opened last, which Decap also gives to a copy of it. */
let openedKey: unknown;

/** The instance of the control of a key. */
interface KeyControl extends Control {
  readonly forceUpdate: () => void;
  /** The proposed key in the last render. */
  shown?: string | undefined;
  /** Empties the key of a copy, which needs another one than the entry that it was made of. */
  readonly emptyCopy: () => void;
  stopLooking?: () => void;
}

/**
 * Creates the control of an entry's key. In a new entry the control is an input with the proposed key as placeholder.
 * In other entries it is read-only, because the key is part of the permanent URL.
 */
export function createKeyControl(): DecapComponent {
  const { h, createClass } = window;
  return createClass({
    emptyCopy(this: KeyControl) {
      const { value, getEntry, onChange } = this.props;
      const isNew = getEntry().get("newRecord") === true;
      if (!isNew) openedKey = value;
      else if (value !== "" && value === openedKey) onChange("");
    },
    componentDidUpdate(this: KeyControl) {
      this.emptyCopy();
    },
    componentDidMount(this: KeyControl) {
      this.emptyCopy();
      this.stopLooking = afterEveryDoing(() => {
        if (proposalFor(this.props.getEntry()) !== this.shown) this.forceUpdate();
      });
    },
    componentWillUnmount(this: KeyControl) {
      this.stopLooking?.();
    },
    shouldComponentUpdate: () => true,
    render(this: KeyControl) {
      const { value, getEntry, onChange } = this.props;
      const entry = getEntry();
      const isNew = entry.get("newRecord") === true;
      const proposal = proposalFor(entry);
      this.shown = proposal;
      const hint = proposal && !value ? translate("editor.key-proposed", { key: proposal }) : "";
      const own = {
        value: typeof value === "string" ? value : "",
        readOnly: !isNew,
        placeholder: isNew ? (proposal ?? "") : "",
        spellCheck: false,
        autoCapitalize: "off",
        onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value.trim()),
      };
      return h("div", {}, ...describedInput(this, own, isNew ? hint : translate("editor.key-fixed")));
    },
  });
}

function proposalFor(entry: ImmutableMap): string | undefined {
  const collection = findCollection(entry);
  const whole: unknown = entry.toJS();
  return collection && isGroup(whole) ? getKey(collection, whole.data) : undefined;
}

/** The events that may change a field; their handlers have run before the next paint. */
const watchedEvents = ["input", "change", "click", "keydown"] as const;

/**
 * Calls a function before the paint that follows any event in the form. Decap notifies a control only of changes to its
 * field.
 *
 * @returns a function that stops the calls
 */
function afterEveryDoing(look: () => void): () => void {
  let next = 0;
  const onDoing = () => {
    window.cancelAnimationFrame(next);
    next = window.requestAnimationFrame(look);
  };
  for (const doing of watchedEvents) window.addEventListener(doing, onDoing, { capture: true });
  return () => {
    window.cancelAnimationFrame(next);
    for (const doing of watchedEvents) window.removeEventListener(doing, onDoing, { capture: true });
  };
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
      const { value } = this.props;
      const { shape, said, error } = readControl(this.props);
      const text = value === undefined || value === null ? "" : String(value);
      const own = {
        inputMode: shape === "integer" ? "numeric" : "text",
        autoComplete: "off",
        value: text,
        "aria-invalid": error !== undefined,
      };
      const [input, line] = describedInput(this, own, said, error);
      const day = { type: "date", value: /^\d{4}-\d{2}-\d{2}$/u.test(text) ? text : "" };
      const calendar = { ...inputProps(this.props), ...day, "aria-label": translate("editor.calendar") };
      return h("div", { className: "editor-value" }, input, shape === "day" && h("input", calendar), line);
    },
  });
}

function readControl({ value, field, getEntry }: ControlProps) {
  const name = String(field.get("name"));
  const collection = findCollection(getEntry());
  const type = collection && findField(collection.schema, name);
  const kind = type && getDescription(type).kind;
  const shape = kind && getKind(kind).shape;
  if (!type || !kind || value === undefined || value === null || value === "") return { shape, said: "" };
  const stored = readTyped(kind, String(value));
  const schema = z.strictObject({ [name]: type });
  const given = { [name]: stored };
  const [finding] = toFindings(z.safeParse(schema, given).error?.issues ?? [], schema, given);
  if (finding) return { shape, said: "", error: formatMessage(finding.message, language) };
  const isChanged = String(stored) !== String(value).trim();
  return { shape, said: isChanged ? translate("editor.stored-as", { value: stored }) : "" };
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
