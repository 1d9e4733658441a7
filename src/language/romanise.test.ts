import { romanise } from "./romanise";

test.each([
  ["शासनादेश", "shasanadesh"],
  ["परीक्षा", "pariksha"],
  ["संस्कृत विद्यालय", "sanskrit vidyalay"],
  ["अल्मोड़ा", "almoda"],
  ["विज्ञान", "vigyan"],
  ["ज्ञान 12/2026", "gyan 12/2026"],
  ["मूल अंक", "mul ank"],
  ["Result-2024", "Result-2024"],
])("romanises %s as %s", (written, latin) => {
  expect(romanise(written)).toBe(latin);
});
