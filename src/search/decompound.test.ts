import { createDecompounder } from "./decompound";

const decompound = createDecompounder([
  "महर्षि वाल्मीकि आदर्श संस्कृत महाविद्यालय",
  "विद्यालयों को अगस्त्य वेद",
  "शिक्षा अधिनियम परिषद् सचिव",
  "Sanskrit Vidyalaya, the time table",
]);

it.each([
  ["महर्षिवाल्मीकिसंस्कृतमहाविद्यालयः", ["वाल्मीकि", "संस्कृत", "महाविद्यालय", "विद्यालय"]],
  // Vowel sandhi of two words: i and a become ya (6.1.77), a and a become a long a (6.1.101).
  ["महर्षिवाल्मीक्यादर्शविद्यालयः", ["वाल्मीकि", "आदर्श", "विद्यालय"]],
  ["महर्ष्यगस्त्यवेदविद्यालयः", ["महर्षि", "अगस्त्य", "वेद", "विद्यालय"]],
  ["शिक्षाधिनियमः", ["अधिनियम"]],
  // A dental assimilated to the next consonant (8.4.55).
  ["परिषत्सचिवः", ["परिषद", "सचिव"]],
  ["Mahavidyalaya", ["vidyalaya"]],
])("finds the known words inside %s", (word, parts) => {
  expect(decompound(word)).toEqual(expect.arrayContaining(parts));
});

it("returns nothing for words that are not compounds, and never the word itself", () => {
  for (const word of ["वेद", "शिक्षा", "2024", "the", "table"]) expect(decompound(word)).toEqual([]);
});
