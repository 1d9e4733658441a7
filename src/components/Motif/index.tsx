import { memo } from "react";
import { emblemPath } from "../../site/emblem";
import { motifMarkup } from "../../site/motif";

interface Props {
  /** The council's emblem, which replaces the motif. */
  readonly emblem: string | null;
  readonly className: string | undefined;
  /** The colour of the bowl and of what is behind the motif. */
  readonly bowl: string;
  readonly ground: string;
}

/** The site's motif, a lamp in a lotus, or the emblem of a council that has one. */
export const Motif = memo(function Motif({ emblem, className, bowl, ground }: Props) {
  if (emblem) return <img className={className} src={emblemPath(emblem)} width="240" height="240" alt="" />;
  const markup = motifMarkup({ line: "var(--colour-accent)", flame: "var(--colour-accent)", bowl, ground });
  return (
    <svg
      className={className}
      viewBox="0 0 240 240"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the site's own drawing.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
});
