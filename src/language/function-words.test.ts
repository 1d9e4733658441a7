import { fold } from "./fold";
import { isFunctionWord } from "./function-words";

test.each(["of", "the", "and", "का", "में", "एवं", "एवम्", "और", "ka", "mein", "च"])(
  "classifies %s as a function word",
  (word) => {
    expect(isFunctionWord(fold(word))).toBe(true);
  },
);

test.each(["act", "rti", "कर", "वेद", "समिति", "result", "on-line"])("classifies %s as a content word", (word) => {
  expect(isFunctionWord(fold(word))).toBe(false);
});
