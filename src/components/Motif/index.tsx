import { memo } from "react";
import { getEmblemPath } from "../../site/emblem";
import { bowl as bowlShape, flame, petal, petalAngles } from "../../site/motif";

const line = "var(--colour-accent)";

interface Props {
  /** The file name of the council's emblem, which replaces the motif. */
  readonly emblem: string | null;
  readonly className: string | undefined;
  /** The colour of the bowl. */
  readonly bowl: string;
  /** The colour behind the motif. */
  readonly ground: string;
}

/** Renders the site's motif, a lamp in a lotus, or the council's emblem if it has one. */
export const Motif = memo(function Motif({ emblem, className, bowl, ground }: Props) {
  if (emblem) return <img className={className} src={getEmblemPath(emblem)} width="240" height="240" alt="" />;
  // JSX elements, because Trusted Types allow no HTML but the texts' (src/markup/trusted-types.ts).
  return (
    <svg className={className} viewBox="0 0 240 240" aria-hidden="true">
      <g fill="none" stroke={line} strokeLinecap="round" strokeOpacity=".6" strokeWidth="1.25">
        {petalAngles.map((angle) => (
          <path key={angle} transform={`rotate(${angle} 120 120)`} d={petal} />
        ))}
        <circle cx="120" cy="120" r="98" />
        <circle cx="120" cy="120" r="112" strokeDasharray="2 7" strokeWidth="3" />
      </g>
      <circle cx="120" cy="120" r="58" fill={ground} />
      <path fill={line} d={flame} />
      <path fill={bowl} d={bowlShape} />
    </svg>
  );
});
