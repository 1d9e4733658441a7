import { matches, matchQuality, prepareQuery, prepareText } from "./match";

test.each([
  ["zzzz", "संस्कृत विद्यालय"],
  ["zz", "Schools in session"],
  ["zzzzzz", "Grammar second section result"],
  ["kkkk", "सत्र का शैक्षणिक पंचांग"],
  ["jjjj", "Maharshi Jaimini Pathshala"],
  ["ssss", "शासनादेश"],
  ["eeee", "इयं परिषद्"],
  ["oooo", "उच्चविद्यालयः"],
  ["aaaa", "आदेशः"],
  ["कककक", "कक्षा"],
  ["ससससस", "सूचना"],
  ["sssanskrit", "संस्कृत"],
  ["बिल्ली", "Accessibility statement"],
  ["बिल्ली", "Responsibility"],
  ["banana", "अभिभावक संघ बनाम राज्य सरकार"],
  ["tamatar", "२०२७तमवर्षस्य परीक्षाकेन्द्राणि"],
  ["hathi", "नया क्या है"],
  ["pizza", "Budget in rupees"],
  ["qaz", "कस्य"],
  ["zebra", "Browser"],
  ["admit", "Maharshi Vishvamitra Sanskrit Pathshala"],
  ["zebra", "सेवाक्षेत्रम्"],
])("nonsense: %s is not found in %s", (query, text) => {
  expect(matches(query, text)).toBe(false);
});

test.each([
  ["विद्यालय", "Sanskrit Mahavidyalaya"],
  ["मंत्र", "Mantralaya"],
  ["zakti", "शक्ति"],
  ["deza", "देशः"],
  ["zila", "ज़िला"],
  ["muzaffarnagar", "मुज़फ़्फ़रनगर"],
])("%s is still found in %s", (query, text) => {
  expect(matchQuality(prepareQuery(query), prepareText(text), false)).toBeGreaterThan(0);
});
