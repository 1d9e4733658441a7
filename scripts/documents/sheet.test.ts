import { renderSheetPage } from "./sheet";

const sheet = {
  language: "hi" as const,
  title: "पुस्तकों का वितरण",
  council: "परिषद्",
  government: "राज्य सरकार",
  isSpecimen: true,
  facts: [{ label: "शासनादेश संख्या", value: "TEST/<1>" }],
  text: "## निर्देश\n\n1. [पुस्तकें](route:services) लें।\n\n| क | ख |\n|---|---|\n| १ | २ |",
};

it("renders letterhead, reference and text in the document's language", () => {
  const page = renderSheetPage(sheet);
  expect(page).toContain('<html lang="hi">');
  expect(page).toContain("<title>पुस्तकों का वितरण</title>");
  expect(page).toContain("शासनादेश संख्या – TEST/&lt;1>");
  expect(page).toContain("<h2>निर्देश</h2>");
  expect(page).toContain("<th>क</th>");
  expect(page).not.toContain("<a ");
});

it("marks a specimen first, and only a specimen", () => {
  expect(renderSheetPage(sheet)).toMatch(/<body>\s*<p class="specimen">नमूना/u);
  expect(renderSheetPage({ ...sheet, isSpecimen: false })).not.toContain('class="specimen"');
});
