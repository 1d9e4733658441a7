import { type KeyboardEvent, useState } from "react";
import type { ClerkMessageKey } from "../../../messages";
import { translate } from "../../page";

/** A button above a text. */
export interface ToolButton {
  readonly label: ClerkMessageKey;
  /** What the button shows in place of its label. */
  readonly sign?: string | undefined;
  readonly isOn?: boolean | undefined;
  readonly isIdle?: boolean;
  readonly run: () => void;
}

interface Props {
  readonly label: string;
  readonly controls: string | undefined;
  readonly buttons: readonly ToolButton[];
}

/** Returns the index of the button to which a key leads. */
const places: Readonly<Partial<Record<string, (at: number, count: number) => number>>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Renders buttons as one stop of the Tab key, between which the arrow keys move. */
export function Toolbar({ label, controls, buttons }: Props) {
  const [stop, setStop] = useState(buttons[0]?.label);
  const at = Math.max(
    0,
    buttons.findIndex((button) => button.label === stop),
  );
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = places[event.key]?.(at, buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div role="toolbar" tabIndex={-1} aria-label={label} aria-controls={controls} className="tools" onKeyDown={move}>
      {buttons.map(({ label: name, sign, isOn, isIdle = false, run }, index) => (
        <button
          key={name}
          type="button"
          title={translate(name)}
          aria-label={sign === undefined ? undefined : translate(name)}
          aria-pressed={isOn}
          aria-disabled={isIdle}
          tabIndex={index === at ? 0 : -1}
          onFocus={() => setStop(name)}
          // The selection stays in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        >
          {sign === undefined ? translate(name) : <span aria-hidden="true">{sign}</span>}
        </button>
      ))}
    </div>
  );
}
