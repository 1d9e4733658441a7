import type { ClerkLanguage } from "../content/clerk-languages";
import { isGroup } from "../content/fields";
import { texts } from "../content/messages";
import { collections } from "../schema/collections";
import { getKey } from "./check";
import type { ControlProps, DecapComponent, ImmutableMap } from "./decap";

/** By what a clerk does a field is changed; each is over when the page is drawn next. */
const doings = ["input", "change", "click", "keydown"] as const;

/** The instance fields of Decap's class component besides its props. */
interface Control {
  readonly props: ControlProps;
  readonly forceUpdate: () => void;
  /** The key it proposes as it was drawn last. */
  shown?: string | undefined;
  stopLooking?: () => void;
}

/**
 * The control of an entry's key: for a new entry a box that says which key the fields give, for any other one that can
 * only be read, since the key is the entry's permanent address.
 */
export function keyControl(language: ClerkLanguage): DecapComponent {
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
      const said = proposal && !value ? texts("editor.key-proposed", { key: proposal })[language] : "";
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
        h("p", { id: `${forID}-said`, className: "editor-said" }, isNew ? said : texts("editor.key-fixed")[language]),
      );
    },
  });
}

function proposalFor(entry: ImmutableMap): string | undefined {
  const collection = collections.find(({ name }) => name === entry.get("collection"));
  const whole: unknown = entry.toJS();
  return collection && isGroup(whole) ? getKey(collection, whole.data) : undefined;
}

/** Looks whenever something was done in the form: Decap tells a control of changes to its own field alone. */
function afterEveryDoing(look: () => void): () => void {
  let next = 0;
  const onDoing = () => {
    window.cancelAnimationFrame(next);
    next = window.requestAnimationFrame(look);
  };
  for (const doing of doings) window.addEventListener(doing, onDoing, { capture: true });
  return () => {
    window.cancelAnimationFrame(next);
    for (const doing of doings) window.removeEventListener(doing, onDoing, { capture: true });
  };
}
