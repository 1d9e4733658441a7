import { stemWord } from "./stemmer";

test.each([
  ["विद्यालयस्य", "विद्यालय"],
  ["विद्यालयेषु", "विद्यालय"],
  ["विद्यालयाः", "विद्यालय"],
  ["विद्यालयानाम्", "विद्यालय"],
  ["परीक्षाफलानि", "परीक्षाफल"],
  ["परीक्षाफलम्", "परीक्षाफल"],
  ["परीक्षायाः", "परीक्षा"],
  ["परीक्षाओं", "परीक्षा"],
  ["घोषणाएँ", "घोषणा"],
  ["विद्यालयों", "विद्यालय"],
  ["समितियों", "समित"],
  ["पुस्तकें", "पुस्तक"],
  ["schools", "school"],
  ["acts", "act"],
  ["classes", "class"],
  ["policies", "polic"],
  ["parikshaon", "pariksha"],
])("%s without its ending is %s", (word, stem) => {
  expect(stemWord(word)).toBe(stem);
});

test.each(["अध्याय", "सदस्य", "संस्थान", "विद्यालय", "परिषद्", "status", "class", "this", "bus", "फलम्"])(
  "%s has none to take off",
  (word) => {
    expect(stemWord(word)).toBeNull();
  },
);
