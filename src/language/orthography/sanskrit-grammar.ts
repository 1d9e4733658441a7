import { createLookup, findDoubled, findInClauses, type GrammarRule } from "./clauses";
import type { Noun, SpellingCheck } from "./rule";
import tables from "./sanskrit.json";
import { gendersOf, pronounsFollowNouns } from "./sanskrit-nouns";

const isIn = createLookup(tables.lists);

/** Forms of verbs by person and number: he, they, you, you (plural), I, we. */
const rows = tables.verbs.map((row) => row.split(" ").map((form) => form.replace("·", " ")));
const endings = tables.endings.map((row) => row.split(" "));
const persons = new Map(Object.entries<number>(tables.persons));

/** Finds the forms of a finite verb in its tense, and its own place among them. Future and present are conjugated alike. */
function conjugate(word: string): { readonly forms: readonly string[]; readonly person: number } | undefined {
  const row = rows.find((forms) => forms.includes(word));
  if (row) return { forms: row, person: row.indexOf(word) };
  if (isIn("notVerbs", word)) return undefined;
  for (const row of endings)
    for (const person of [1, 0, 2, 4]) {
      const ending = row[person] ?? "";
      const stem = word.slice(0, word.length - ending.length);
      if (ending === "" || !word.endsWith(ending) || !/^[^अ-औक-ह]*[अ-औक-ह].*[क-ह]$/u.test(stem)) continue;
      if (ending === "ते" && !/(?:य|र्त|भ|क्ष|ष)$/u.test(stem)) continue;
      return { forms: row.map((each) => stem + each), person };
    }
  return undefined;
}

/** A word that may be a nominative of either number. No verb is judged beside it. */
const unsure = { person: Number.NaN, isSure: false };

/** Returns the person of a word if it can be a subject, and whether it can be nothing else. */
function toSubject(
  word: string,
  verb: string,
  nouns: readonly Noun[],
): { person: number; isSure: boolean } | undefined {
  const pronoun = persons.get(word);
  if (pronoun !== undefined) return { person: pronoun, isSure: true };
  if (isIn("adverbs", word)) return undefined;
  const singular = gendersOf(word, "singular", nouns);
  if (singular.has("m") || singular.has("f")) return { person: 0, isSure: true };
  if (/ा[नण]ि$/u.test(word)) return isIn("intransitive", verb) ? { person: 1, isSure: true } : undefined;
  if (gendersOf(word, "plural", nouns).size > 0) return { person: 1, isSure: true };
  if (/(?:ाया|्या|श)ः$/u.test(word)) return undefined;
  if (/(?:ाः|ि[नण]ः|न्तः|तारः|[ात]तरः)$/u.test(word)) return { person: 1, isSure: true };
  if (/[कखगघटठडढणथधपफबभमलषहिु]ः$/u.test(word)) return { person: 0, isSure: true };
  return /(?:[ाीौः]|वान्|[^ा]त्|[कटद]्)$/u.test(word) ? unsure : undefined;
}

/**
 * Checks that the verb at the end of a clause is of the person and number of its subject (1.4.22, 1.4.105-108), if the
 * clause has one nominative, or several that agree. A feminine plural may be the object of an omitted subject (कथाः लिखति).
 */
const verbsFollowSubjects =
  (nouns: readonly Noun[]): GrammarRule =>
  (words) => {
    if (words.some((word) => isIn("subordinate", word) || /^(?:इति|इत्य)/u.test(word))) return [];
    let from = words.length - 1;
    while (from > 0 && isIn("particles", words[from])) from -= 1;
    const verb = words[from] ?? "";
    const before = words.slice(0, from);
    const subjects = before.flatMap((word) => toSubject(word, verb, nouns) ?? []);
    const person = subjects.find(({ isSure }) => isSure)?.person;
    if (person === undefined || subjects.some((subject) => subject.person !== person)) return [];
    const participle = toParticiple(verb, person, before, nouns);
    if (participle) return [{ from, near: participle }];
    const found = conjugate(verb);
    const near = found?.forms[person];
    if (!found || !near || found.person === person) return [];
    const isPronoun = before.some((word) => persons.has(word));
    if (found.person > 1 && !isPronoun) return [];
    if (person === 0 && before.some((word) => word === "च" || word === "तथा")) return [];
    const hasObject = isIn("intransitive", verb) || before.some((word) => /(?:ं|म्)$/u.test(word));
    if (person === 1 && !isPronoun && !hasObject && !before.some((word) => gendersOf(word, "plural", nouns).has("m")))
      return [];
    return [{ from, near }];
  };

/** Corrects a participle that is not of the gender or number of its subject: बालिका गतः, छात्राः गतवान्. */
function toParticiple(
  word: string,
  person: number,
  subjects: readonly string[],
  nouns: readonly Noun[],
): string | undefined {
  if (person === 1 && /[तनण]वान्$/u.test(word)) return word.replace(/वान्$/u, "वन्तः");
  const isFeminine = subjects.some((each) => [...gendersOf(each, "singular", nouns)].join("") === "f");
  return person === 0 && isFeminine && /(?:[^ा]त|न्न|ष्ट|द्ध|र्ण)ः$/u.test(word) ? `${word.slice(0, -1)}ा` : undefined;
}

const doubled = findDoubled((word) => isIn("doubled", word));

/** Checks the agreement of words in Sanskrit: of a verb with its subject, of a pronoun or numeral with its noun. */
export const sanskritGrammar: SpellingCheck = (prose, nouns) =>
  findInClauses(prose, [doubled, pronounsFollowNouns(nouns), verbsFollowSubjects(nouns)]);
