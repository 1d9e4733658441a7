import { isExpired } from "../schema/period";
import { defaultLocale } from "../site/locales";
import type { Hit, Run } from "./answer";
import type { IndexedRecord } from "./decode";
import { excerptOf, type MarkableWord, runsOf } from "./marking";
import type { Ranking } from "./rank";
import type { ReadyIndex } from "./ready";
import type { WordScores } from "./scores";

/** A record as it is shown: its texts in full, with what answers marked. */
export function hitOf(index: ReadyIndex, { words }: Ranking, record: IndexedRecord, today: string): Hit {
  const { title, details, summary, body, untranslated, year, key, document, specimen } = record;
  const asked = (word: number) => words.flatMap(({ fits }, place) => ((fits.values[word] ?? 0) > 0 ? [place] : []));
  const isMarked = (word: number) => asked(word).length > 0 || standsJoined(index, words, title, word);
  const runs = (numbers: readonly number[]) =>
    runsOf(numbers.map((number) => markable(index, number, isMarked(number))));
  const shown = new Set(
    [title, details.flatMap((phrase) => index.phrases[phrase] ?? []), summary].flat().flatMap(asked),
  );
  const inBodyOnly = body.some((word) => asked(word).some((place) => !shown.has(place)));
  return {
    kind: index.kinds[record.kind]?.kind ?? "pages",
    key,
    title: runs(title),
    details: details.map((phrase) => runs(index.phrases[phrase] ?? [])),
    text: inBodyOnly ? excerpt(body, asked, runs) : runs(summary),
    year,
    document,
    specimen,
    archived: isExpired(record, today),
    language: untranslated ? defaultLocale : index.language,
  };
}

function markable({ words }: ReadyIndex, number: number, marked: boolean): MarkableWord {
  return { word: words[number] ?? "", marked };
}

/** Whether a word of a title is part of what the query writes as one word and the title does not. */
function standsJoined(index: ReadyIndex, words: Ranking["words"], title: readonly number[], word: number): boolean {
  const isApart = ({ fits }: WordScores) => title.every((each) => (fits.values[each] ?? 0) === 0);
  return (
    title.includes(word) &&
    words.some((scores) => scores.joined && isApart(scores) && index.vocabulary.isPartOf(scores.joined, word))
  );
}

function excerpt(
  body: readonly number[],
  asked: (word: number) => readonly number[],
  runs: (numbers: readonly number[]) => Run[],
): Run[] {
  const { from, to } = excerptOf(body, asked);
  const before = from > 0 ? [{ text: "… ", marked: false }] : [];
  const after = to < body.length ? [{ text: " …", marked: false }] : [];
  return [...before, ...runs(body.slice(from, to)), ...after];
}
