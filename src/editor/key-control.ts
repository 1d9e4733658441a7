import { isGroup } from "../content/fields";
import type { ClerkLanguage } from "../content/messages/words";
import { collections } from "../schema/collections";
import { keyOf } from "./check";
import type { ControlProps, DecapComponent } from "./decap";
import { editorWords, filled } from "./words";

/**
 * The control of an entry's key: for a new entry a box that says which key the fields give, for any other one that can
 * only be read, since the key is the entry's permanent address.
 */
export function keyControl(language: ClerkLanguage): DecapComponent {
  const words = editorWords[language];
  const { h, createClass } = window;
  return createClass({
    // The proposal follows from the other fields; Decap draws a control again when it is entered, for its own value alone.
    shouldComponentUpdate: () => true,
    render(this: { readonly props: ControlProps }) {
      const { value, entry, forID, classNameWrapper, onChange, setActiveStyle, setInactiveStyle } = this.props;
      const isNew = entry.get("newRecord") === true;
      const collection = collections.find(({ name }) => name === entry.get("collection"));
      const whole: unknown = entry.toJS();
      const proposal = collection && isGroup(whole) ? keyOf(collection, whole.data) : undefined;
      const said = proposal && !value ? filled(words.keyProposed, { key: proposal }) : "";
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
        h("p", { id: `${forID}-said`, className: "editor-said" }, isNew ? said : words.keyFixed),
      );
    },
  });
}
