import { isGroup } from "../content/fields";
import { collections } from "../schema/collections";
import { getKey } from "./check";
import type { ControlProps, DecapComponent, ImmutableMap } from "./decap";
import { say } from "./page";

/** The events that may change a field; their handlers have run before the next paint. */
const watchedEvents = ["input", "change", "click", "keydown"] as const;

/** The instance of Decap's class component. */
interface Control {
  readonly props: ControlProps;
  readonly forceUpdate: () => void;
  /** The proposed key in the last render. */
  shown?: string | undefined;
  stopLooking?: () => void;
}

/**
 * Creates the control of an entry's key. For a new entry it is an input with the proposed key as placeholder. For
 * others it is read-only, because the key is part of the entry's permanent URL.
 */
export function createKeyControl(): DecapComponent {
  const { h, createClass } = window;
  return createClass({
    componentDidMount(this: Control) {
      this.stopLooking = afterEveryDoing(() => {
        if (proposalFor(this.props.getEntry()) !== this.shown) this.forceUpdate();
      });
    },
    componentWillUnmount(this: Control) {
      this.stopLooking?.();
    },
    shouldComponentUpdate: () => true,
    render(this: Control) {
      const { value, getEntry, forID, classNameWrapper, onChange, setActiveStyle, setInactiveStyle } = this.props;
      const entry = getEntry();
      const isNew = entry.get("newRecord") === true;
      const proposal = proposalFor(entry);
      this.shown = proposal;
      const hint = proposal && !value ? say("editor.key-proposed", { key: proposal }) : "";
      return h(
        "div",
        {},
        h("input", {
          id: forID,
          className: classNameWrapper,
          type: "text",
          value: typeof value === "string" ? value : "",
          readOnly: !isNew,
          "aria-describedby": `${forID}-said`,
          placeholder: isNew ? (proposal ?? "") : "",
          spellCheck: false,
          autoCapitalize: "off",
          onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value.trim()),
          onFocus: setActiveStyle,
          onBlur: setInactiveStyle,
        }),
        h("p", { id: `${forID}-said`, className: "editor-said" }, isNew ? hint : say("editor.key-fixed")),
      );
    },
  });
}

function proposalFor(entry: ImmutableMap): string | undefined {
  const collection = collections.find(({ name }) => name === entry.get("collection"));
  const whole: unknown = entry.toJS();
  return collection && isGroup(whole) ? getKey(collection, whole.data) : undefined;
}

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
