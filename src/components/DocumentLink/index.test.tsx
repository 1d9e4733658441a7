/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { renderIn } from "../../i18n/testing";
import { DocumentLink } from ".";

const title = { text: "Result 2024", language: "en" };
const file = { address: "/documents/result-2024.pdf", type: "pdf", bytes: 24_700, pages: 2, language: "hi" };

it("leads to the document, and says with the link what it is and before it opens what it will be", () => {
  const { container } = renderIn("en", <DocumentLink title={title} document={file} link={null} />);
  expect(screen.getByRole("link", { name: "Click Here : Result 2024, PDF, 24 KB, 2 pages, in Hindi" })).toHaveAttribute(
    "href",
    file.address,
  );
  expect(container).toHaveTextContent("PDF, 24 KB, 2 pages, in Hindi");
});

it("says so in the digits and words of the page's language", () => {
  const { container } = renderIn("hi", <DocumentLink title={title} document={file} link={null} />);
  expect(screen.getByRole("link")).toHaveTextContent("यहाँ क्लिक करें");
  expect(container).toHaveTextContent("PDF, २४ KB, २ पृष्ठ, हिन्दी में");
});

it.each([
  [1, "1 KB"],
  [1_048_576, "1 MB"],
  [2_621_440, "2.5 MB"],
])("rounds %i bytes to what people compare by: %s", (bytes, size) => {
  const document = { ...file, bytes, pages: null, language: null };
  const { container } = renderIn("en", <DocumentLink title={title} document={document} link={null} />);
  expect(container).toHaveTextContent(`PDF, ${size}`);
});

it.each([
  ["https://gazette.example/7", "on a site outside government"],
  ["https://egazette.gov.in/7", "on another site"],
])("leads to another site where the document stands there, and says so in the link itself: %s", (link, where) => {
  const { container } = renderIn("en", <DocumentLink title={title} document={null} link={link} />);
  expect(screen.getByRole("link", { name: `Click Here : Result 2024, ${where}` })).toHaveAttribute("href", link);
  expect(container).toHaveTextContent(where);
});

it("leads to the page of the entry where it has no document, and says that there is none", () => {
  renderIn("en", <DocumentLink title={title} document={null} link={null} page="/Result/2024" />);
  const link = screen.getByRole("link", { name: "Click Here : Result 2024, Document not yet available" });
  expect(link).toHaveAttribute("href", "/Result/2024");
  expect(link).not.toHaveAttribute("rel");
});

it("says that the document is not available yet rather than show a dead link", () => {
  renderIn("en", <DocumentLink title={title} document={null} link={null} />);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByText("Document not yet available")).toBeVisible();
});
