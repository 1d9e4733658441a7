import { fold } from "./fold";
import { isFunctionWord } from "./function-words";

test.each(["of", "the", "and", "का", "में", "एवं", "एवम्", "और", "ka", "mein", "च"])("%s carries grammar only", (word) => {
  expect(isFunctionWord(fold(word))).toBe(true);
});

test.each(["act", "rti", "कर", "वेद", "समिति", "result", "on-line"])("%s carries meaning", (word) => {
  expect(isFunctionWord(fold(word))).toBe(false);
});
