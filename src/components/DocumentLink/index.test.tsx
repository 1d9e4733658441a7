/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { renderIn } from "../../../tests/render";
import { DocumentLink } from ".";

const title = { text: "Result 2024", language: "en" };
const file = { address: "/documents/result-2024.pdf", type: "pdf", bytes: 24_700, pages: 2, language: "hi" };

it("links to the document and names its type, size, pages and language in the link", () => {
  renderIn("en", <DocumentLink title={title} document={file} link={null} />);
  const link = screen.getByRole("link", { name: "Click Here : Result 2024, PDF, 24 KB, 2 pages, in Hindi" });
  expect(link).toHaveAttribute("href", file.address);
});

it("formats the facts in the page's language, and omits that language", () => {
  const { container } = renderIn("hi", <DocumentLink title={title} document={file} link={null} />);
  expect(screen.getByRole("link")).toHaveTextContent("यहाँ क्लिक करें");
  expect(container).toHaveTextContent(/PDF, २४ KB, २ पृष्ठ$/u);
});

it("omits the title in a table row", () => {
  renderIn("en", <DocumentLink document={file} link={null} />);
  expect(screen.getByRole("link")).toHaveAccessibleName("Click Here PDF, 24 KB, in Hindi");
});

it.each([
  [1, "1 KB"],
  [1_048_576, "1 MB"],
  [2_621_440, "2.5 MB"],
])("rounds %i bytes to %s", (bytes, size) => {
  const document = { ...file, bytes, pages: null, language: null };
  const { container } = renderIn("en", <DocumentLink title={title} document={document} link={null} />);
  expect(container).toHaveTextContent(`PDF, ${size}`);
});

it.each([
  ["https://gazette.example/7", "on a site outside government"],
  ["https://egazette.gov.in/7", "on another site"],
])("links to a document on another site and says so in the link: %s", (link, where) => {
  renderIn("en", <DocumentLink title={title} document={null} link={link} />);
  expect(screen.getByRole("link", { name: `Click Here : Result 2024, ${where}` })).toHaveAttribute("href", link);
});

it("renders nothing without a document", () => {
  const { container } = renderIn("en", <DocumentLink title={title} document={null} link={null} />);
  expect(container).toBeEmptyDOMElement();
});
