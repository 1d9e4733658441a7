import * as z from "zod";
import { isGroup } from "../../content/fields";
import { isSame, mergeChanges } from "../../desk/merge";
import type { ControlProps, DecapComponent, ImmutableMap } from "../decap";
import { showNotice } from "../notice";
import { language, translate } from "../page";
import { forgetUnsaved, nameForm, readUnsaved, type Unsaved, writeUnsaved } from "./store";

/** The form on the page. */
interface OpenForm {
  readonly name: string;
  /** The entry's fields before the clerk changed any. */
  readonly base: Unsaved["base"];
  /** The fields with the unsaved changes that the clerk wants back. */
  readonly restored: Unsaved["fields"] | undefined;
  /** The fields that the clerk has changed since the form was opened. */
  readonly changed: Set<string>;
}

let openForm: OpenForm | undefined;

/** True while the fields of a form are mounted; the form is opened once for all of them. */
let isOpening = false;

/**
 * Opens the form of a loaded entry: asks whether unsaved changes in this browser are wanted back, and discards them
 * otherwise. Fields that somebody else changed since, and the clerk did not, stay as they are now.
 */
function open(name: string, base: Unsaved["base"]): OpenForm {
  const unsaved = readUnsaved(name);
  const merged = unsaved && mergeChanges(unsaved.base, unsaved.fields, base);
  if (!isGroup(merged) || isSame(merged, base)) forgetUnsaved(name);
  else if (window.confirm(translate("editor.unsaved-found")))
    return { name, base, restored: merged, changed: new Set() };
  else forgetUnsaved(name);
  return { name, base, restored: undefined, changed: new Set() };
}

/** Checks whether a field has lost its restored value: it has the one from before, and not by the clerk. */
function isLost({ name, base, restored, changed }: OpenForm, field: string, value: unknown): boolean {
  if (!restored || changed.has(field) || isSame(base[field], restored[field])) return false;
  return isSame(base[field], value) && readUnsaved(name) !== undefined;
}

interface GateProps extends ControlProps {
  /** Receives the control's instance, which Decap validates. */
  readonly innerRef: unknown;
}

interface Gate {
  readonly props: GateProps;
  readonly state: { readonly isShut: boolean };
  readonly setState: (state: Gate["state"]) => void;
  readonly giveBack: () => boolean;
  readonly giveBackUntilTaken: () => void;
  nextTry?: number;
}

const isTopLevel = ({ parentIds }: ControlProps) => parentIds.length === 0;

/**
 * Makes the fields of every form record and restore unsaved changes. Decap's own backup is written after a pause of two
 * seconds, and is overwritten when the entry arrives after it. Here, each field at the top of a form waits for its
 * unsaved value, sets it by `onChange` like a clerk who types, and only then mounts its control. Decap may create the
 * draft of a new entry twice, the second time after the values were set: they are set again.
 *
 * @param widgets the names of the widgets in the forms
 */
export function restoreUnsaved(widgets: Iterable<string>): void {
  silenceBackup();
  for (const name of widgets) {
    const widget = window.CMS.getWidget(name);
    if (widget) widget.control = createRestoringControl(widget.control);
  }
}

const phrases = z.object({ editor: z.object({ editor: z.object({ confirmLoadBackup: z.string() }) }) });

/** Answers Decap's question about its own backup with no, which removes the backup. */
function silenceBackup(): void {
  const { confirm, CMS } = window;
  const question = phrases.parse(CMS.getLocale(language)).editor.editor.confirmLoadBackup;
  window.confirm = (text) => text !== question && confirm.call(window, text);
}

function createRestoringControl(control: unknown): DecapComponent {
  const { h, createClass } = window;
  const gate = createClass({
    getInitialState(this: Pick<Gate, "props">) {
      const form = identify(this.props.getEntry());
      return { isShut: form !== undefined && readUnsaved(form) !== undefined };
    },
    componentDidMount(this: Gate) {
      const { getEntry, field, value } = this.props;
      const entry = getEntry();
      const name = identify(entry);
      if (name === undefined) return;
      if (!isOpening) {
        isOpening = true;
        openForm = open(name, readFields(entry));
        queueMicrotask(() => {
          isOpening = false;
        });
      }
      const own = String(field.get("name"));
      const restored = openForm?.restored?.[own];
      if (openForm?.restored === undefined || isSame(restored, toPlain(value))) return this.setState({ isShut: false });
      this.giveBackUntilTaken();
    },
    /** Sets the unsaved value again if the field has the one from before. Returns whether it did. */
    giveBack(this: Gate) {
      const { getEntry, field, onChange, value } = this.props;
      const own = String(field.get("name"));
      if (!openForm || !isLost(openForm, own, toPlain(value))) return false;
      onChange(toImmutable(openForm.restored?.[own], getEntry()));
      return true;
    },
    /** Without a change of the value, a control is not updated: another draft may have replaced it before. */
    giveBackUntilTaken(this: Gate) {
      if (this.state.isShut && this.giveBack()) this.nextTry = window.requestAnimationFrame(this.giveBackUntilTaken);
    },
    componentWillUnmount(this: Gate) {
      if (this.nextTry !== undefined) window.cancelAnimationFrame(this.nextTry);
    },
    componentDidUpdate(this: Gate, previous: GateProps) {
      if (previous.value === this.props.value || this.giveBack()) return;
      if (this.state.isShut) this.setState({ isShut: false });
      record(this.props.getEntry());
    },
    render(this: Gate) {
      const { innerRef, ...props } = this.props;
      const onChange = (...given: Parameters<ControlProps["onChange"]>) => {
        openForm?.changed.add(String(props.field.get("name")));
        props.onChange(...given);
      };
      return this.state.isShut ? null : h(control, { ...props, onChange, ref: innerRef });
    },
  });
  return (({ ref, ...props }: ControlProps & { readonly ref: unknown }) =>
    isTopLevel(props) ? h(gate, { ...props, innerRef: ref }) : h(control, { ...props, ref })) satisfies DecapComponent;
}

function record(entry: ImmutableMap): void {
  const name = identify(entry);
  if (!openForm || name !== openForm.name) return;
  const form = openForm;
  const fields = readFields(entry);
  // Until all fields have their restored values again, the stored ones are the only copy.
  if (
    Object.keys(form.base)
      .concat(Object.keys(form.restored ?? {}))
      .some((own) => isLost(form, own, fields[own]))
  )
    return;
  try {
    if (isSame(fields, openForm.base)) forgetUnsaved(name);
    else writeUnsaved(name, { base: openForm.base, fields });
  } catch {
    showNotice(translate("editor.unsaved-full"));
  }
}

/** Returns the name of an entry's form; undefined until the entry is loaded. */
function identify(entry: ImmutableMap): string | undefined {
  const [collection, slug, data] = ["collection", "slug", "data"].map((name) => entry.get(name));
  if (typeof collection !== "string" || collection === "" || data === undefined) return undefined;
  return nameForm(collection, typeof slug === "string" ? slug : "");
}

function readFields(entry: ImmutableMap): Unsaved["fields"] {
  const whole = entry.toJS();
  return isGroup(whole) && isGroup(whole.data) ? whole.data : {};
}

function toPlain(value: unknown): unknown {
  return isGroup(value) && typeof value.toJS === "function" ? value.toJS() : value;
}

/** Converts a value to the collections of Immutable.js, which Decap does not export but an entry consists of. */
function toImmutable(value: unknown, entry: ImmutableMap): unknown {
  const map = entry.clear();
  if (Array.isArray(value)) return map.toList().concat(value.map((item: unknown) => toImmutable(item, entry)));
  if (!isGroup(value)) return value;
  return Object.entries(value).reduce((made, [name, each]) => made.set(name, toImmutable(each, entry)), map);
}
