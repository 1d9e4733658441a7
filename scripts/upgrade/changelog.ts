import type { ClerkLanguage } from "../../src/messages";

/** A version in the changelog. */
export interface ChangelogVersion {
  /** The version, or `Unreleased`. */
  readonly version: string;
  /** The text below its heading. */
  readonly text: string;
}

/** Parses a changelog in the form of keepachangelog.com, newest version first. */
export function parseChangelog(text: string): ChangelogVersion[] {
  return text
    .split(/^## /mu)
    .slice(1)
    .map((part) => {
      const [heading = "", ...lines] = part.split("\n");
      return { version: /\[(.+?)\]/u.exec(heading)?.[1] ?? heading.trim(), text: lines.join("\n").trim() };
    });
}

/** Returns the versions after one of them, newest first. What is not released yet is after all. */
export function listLaterVersions(text: string, known: string): ChangelogVersion[] {
  return parseChangelog(text).filter(
    (one) => one.text !== "" && !(isOlder(one.version, known) || one.version === known),
  );
}

/**
 * Groups the changes of versions by the people whom they concern, as `- Clerks: …` and `- लिपिक: …` name them. A version
 * without changes in Hindi says them in English.
 *
 * @returns the changes, each as one line, by the name of the group
 */
export function groupByAudience(
  versions: readonly ChangelogVersion[],
  language: ClerkLanguage,
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const { text } of versions) {
    const items = text.split(/^- /mu).slice(1);
    const [english, hindi] = [false, true].map((isHindi) => items.filter((item) => inHindi.test(item) === isHindi));
    for (const item of (language === "hi" && hindi?.length ? hindi : english) ?? []) {
      // An item ends before an empty line or a heading.
      const line = (item.split(/\n(?=\n|#)/u)[0] ?? "").replace(/\s+/gu, " ").trim();
      const [, audience = "Everybody", change = line] =
        /^([A-Z][a-z]+|\p{Script=Devanagari}+): (.+)$/u.exec(line) ?? [];
      groups.set(audience, [...(groups.get(audience) ?? []), change]);
    }
  }
  return groups;
}

/** Matches a change in Hindi. */
const inHindi = /^\p{Script=Devanagari}/u;

/** Checks whether a version comes before another, such as `0.7.0-dev.2` before `0.7.0`. */
export function isOlder(version: string, other: string): boolean {
  const [one, two] = [version, other].map((each) => {
    const [numbers = "", ...before] = each.split("-");
    return [...numbers.split(".").map(Number), before.length === 0 ? 1 : 0, Number(before.join().split(".").at(-1))];
  });
  const at = one?.findIndex((number, index) => number !== two?.[index]) ?? -1;
  return at !== -1 && (one?.[at] ?? 0) < (two?.[at] ?? 0);
}
