import { classifyLink } from "./external-links";

it.each(["/Result", "#new", "mailto:office@council.example", "tel:+911234567890", "result.pdf"])(
  "classifies %s as internal",
  (url) => {
    expect(classifyLink(url)).toBe("here");
  },
);

it.each(["https://www.india.gov.in", "https://pgportal.gov.in/x", "http://egazette.nic.in", "https://GOV.IN/"])(
  "recognises a government site: %s",
  (url) => {
    expect(classifyLink(url)).toBe("government");
  },
);

it.each([
  "https://www.libreoffice.org",
  "https://notgov.in",
  "https://gov.in.example",
  "https://example.com/?next=https://india.gov.in",
])("does not mistake another site for a government site: %s", (url) => {
  expect(classifyLink(url)).toBe("elsewhere");
});
