import { formatSecurityTxt } from "./security-txt";

const council = { siteAddress: "https://council.example", email: "secretary@council.example" };
const expiryOf = (text: string) => /^Expires: (.+)$/m.exec(text)?.[1];

it("contains the fields that RFC 9116 requires, each once", () => {
  const lines = formatSecurityTxt(council, ["2026-01-05", "2026-03-01", "2025-12-31"], "2026-06-01").split("\n");
  expect(lines).toEqual([
    "Contact: mailto:secretary@council.example",
    "Expires: 2027-03-01T00:00:00Z",
    "Preferred-Languages: en, hi, sa",
    "Canonical: https://council.example/.well-known/security.txt",
    "Policy: https://council.example/Policies/Security",
    "",
  ]);
});

it("is valid for over a month, however long ago the content changed", () => {
  expect(expiryOf(formatSecurityTxt(council, ["2020-01-01"], "2026-06-01"))).toBe("2027-06-01T00:00:00Z");
  expect(expiryOf(formatSecurityTxt(council, ["2025-06-20"], "2026-06-01"))).toBe("2027-06-01T00:00:00Z");
  expect(expiryOf(formatSecurityTxt(council, [], "2026-06-01"))).toBe("2027-06-01T00:00:00Z");
});
