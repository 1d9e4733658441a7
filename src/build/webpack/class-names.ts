import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

/** Changed when two files of styles happen to get the same letters, which a test tells. */
const salt = "council";

const first = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const following = `${first}abcdefghijklmnopqrstuvwxyz0123456789`;

/**
 * The two letters that the classes of a file of styles begin with: a capital and one more, so that a class tells which
 * file it comes from, and never looks like a class that is not of a module.
 *
 * @param file relative to the project, in any system's form
 */
export function lettersOf(file: string): string {
  const digest = createHash("sha256")
    .update(salt + file.split(path.sep).join("/"))
    .digest();
  return `${first[digest.readUInt16BE(0) % first.length]}${following[digest.readUInt16BE(2) % following.length]}`;
}

/** What a class of a module looks like in the pages. */
export const moduleClass = /^([A-Z][A-Za-z0-9])[a-z]+$/u;

/** The name that a class, or an animation, of a module has in the pages: short, for it stands there many times, and the same in every build. */
export function classNameOf(file: string, name: string): string {
  const names = new Set(
    Array.from(readFileSync(file, "utf8").matchAll(/(?:\.|@keyframes )(-?[A-Za-z_][\w-]*)/gu), ([, found]) => found),
  );
  const place = [...names].indexOf(name);
  if (place < 0) throw new Error(`${file} has no ${name}`);
  return lettersOf(path.relative(process.cwd(), file)) + inLetters(place);
}

/** A number from 0 in small letters: a, b, ... z, ba, bb. */
export function inLetters(number: number): string {
  const rest = Math.floor(number / 26);
  return (rest > 0 ? inLetters(rest) : "") + String.fromCharCode("a".charCodeAt(0) + (number % 26));
}
