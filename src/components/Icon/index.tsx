import { memo } from "react";

export type IconName = keyof typeof shapes;

interface Props {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** Renders an icon next to a text, in the text's colour and hidden from screen readers. */
export const Icon = memo(function Icon({ name, className }: Props) {
  return (
    <svg viewBox="0 0 24 24" className={className ? `icon ${className}` : "icon"} aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
});

/** The SVG paths of the icons by name, in a view box of 24 × 24 units. All were drawn for this site. */
const shapes = {
  search: "M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Zm-1.5 5 5 5",
  menu: "M4 7h16M4 12h16M4 17h16",
  results: "M17.5 9a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0ZM9 14l-1.5 7 4.5-2.5 4.5 2.5L15 14",
  calendar: "M5.5 5h13a2 2 0 0 1 2 2v11.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Zm-2 5h17M8 2.5v5m8-5v5",
  book: "M4 5.5c3-1.5 6-1 8 .5 2-1.5 5-2 8-.5V19c-3-1.5-6-1-8 .5-2-1.5-5-2-8-.5ZM12 6v13.5",
  certificate:
    "M13 16.5H5A1.5 1.5 0 0 1 3.5 15V5.5A1.5 1.5 0 0 1 5 4h14a1.5 1.5 0 0 1 1.5 1.5V13M7 8h7m-7 3.5h4m8 4a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM15.5 18l-.5 4 1.5-1 1.5 1-.5-4",
  school: "M3 20.5h18M5 20v-9.5L12 5l7 5.5V20m-9 0v-5h4v5M12 5V2.5h4",
  scales: "M12 3v18M5 7h14M5 7l-3 7h6ZM19 7l-3 7h6ZM8 21h8",
  document: "M6 2.5h8l5 5v14H6ZM14 2.5v5h5M9 13h6m-6 3.5h6",
  arrow: "M5 12h14m-6-6 6 6-6 6",
  shield: "M12 2.5 20 6v6c0 5-3.5 8-8 9.5C7.5 20 4 17 4 12V6Zm-3.5 9.5 2.5 2.5 4.5-5",
  tick: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM8 12.5l3 3 5-6",
  clock: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Zm-9-5v5.5l3.5 2",
  share: "M12 15V3.5m-4 4 4-4 4 4M6 11.5H5v9h14v-9h-1",
  info: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Zm-9-1v5m0-8.5v.5",
} as const;
