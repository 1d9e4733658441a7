import type { ReleaseRecord } from "./record";

const mostNamed = 12;

/** Formats a release as lines for a person: its number and day, its source, its changes. */
export function linesOf(record: ReleaseRecord, isCurrent = false): string[] {
  const { number, made, commit, uncommitted, files, bytes, pages, content } = record;
  const source = commit === null ? "no commit" : `commit ${commit.slice(0, 12)}${uncommitted ? " with changes" : ""}`;
  const size = `${files} files, ${(bytes / 1e6).toFixed(1)} MB`;
  const counts = `pages: ${pages.added.length} added, ${pages.changed.length} changed, ${pages.removed.length} removed`;
  const shown = content.slice(0, mostNamed).map((line) => `      ${line}`);
  const left = content.length > mostNamed ? [`      and ${content.length - mostNamed} more`] : [];
  return [`${isCurrent ? "->" : "  "} ${number}  ${made}  ${source}, ${size}; ${counts}`, ...shown, ...left];
}
