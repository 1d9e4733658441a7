import { memo } from "react";
import { shapes } from "./shapes";

export type IconName = keyof typeof shapes;

interface Props {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** A picture of one line beside a text, in the text's colour. Screen readers pass over it. */
export const Icon = memo(function Icon({ name, className }: Props) {
  return (
    <svg viewBox="0 0 24 24" className={className ? `icon ${className}` : "icon"} aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
});
