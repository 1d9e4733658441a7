import { markedRanges } from "./mark";

const marked = (query: string, text: string) =>
  markedRanges(query, text).map(({ start, end }) => text.slice(start, end));

test.each([
  ["विद्यालय", "राजकीय संस्कृत विद्यालयः, अल्मोड़ा", ["विद्यालयः"]],
  ["वाल्मीकि", "श्री महर्षिवाल्मीकिसंस्कृतविद्यालयः", ["महर्षिवाल्मीकिसंस्कृतविद्यालयः"]],
  ["sanskrit almora", "राजकीय संस्कृत विद्यालय, अल्मोड़ा।", ["संस्कृत", "अल्मोड़ा"]],
  ["2019", "शासनादेश 12.03.2019", ["2019"]],
  ["उत्तराखंड", "उत्तराखण्ड शासन", ["उत्तराखण्ड"]],
  ["दुख", "दु:ख और सुख", ["दु:ख"]],
  ["rules of 2007", "Rules of the council, 2007", ["Rules", "2007"]],
  ["court", "Court and count", ["Court"]],
  ["cuort", "Court and order", ["Court"]],
  ["शक्ति", "शक्\u200Cति पीठ", ["शक्\u200Cति"]],
  ["xyz", "Court", []],
  ["", "Court", []],
])("of %s in %s", (query, text, expected) => {
  expect(marked(query, text)).toEqual(expected);
});
