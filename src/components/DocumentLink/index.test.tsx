/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { renderIn } from "../../../tests/render";
import { DocumentLink } from ".";

const title = { text: "Result 2024", language: "en" } as const;
const file = { address: "/documents/result-2024.pdf", type: "pdf", bytes: 24_700, pages: 2, language: "hi" };

it("links to the document and names its type, size, pages and language in the link", () => {
  renderIn("en", <DocumentLink title={title} document={file} link={undefined} />);
  const link = screen.getByRole("link", { name: "Click Here : Result 2024, PDF, 24\u00a0KB, 2 pages, in Hindi" });
  expect(link).toHaveAttribute("href", file.address);
});

it("formats the facts in the page's language, and omits that language", () => {
  const { container } = renderIn("hi", <DocumentLink title={title} document={file} link={undefined} />);
  expect(screen.getByRole("link")).toHaveTextContent("यहाँ क्लिक करें");
  expect(container).toHaveTextContent(/PDF, २४ KB, २ पृष्ठ$/u);
});

it.each([
  [1, "1 KB"],
  [1_048_576, "1 MB"],
  [2_621_440, "2.5 MB, about 84 s on a slow connection"],
])("rounds %i bytes to %s", (bytes, size) => {
  const document = { ...file, bytes, pages: null, language: null };
  const { container } = renderIn("en", <DocumentLink title={title} document={document} link={undefined} />);
  expect(container).toHaveTextContent(new RegExp(`PDF, ${size}$`, "u"));
});

it("renders nothing without a document", () => {
  const { container } = renderIn("en", <DocumentLink title={title} document={undefined} link={undefined} />);
  expect(container).toBeEmptyDOMElement();
});

it("shows the title in place of 'Click Here' where a page has several documents", () => {
  renderIn("en", <DocumentLink title={title} document={file} link={undefined} isNamed />);
  expect(screen.getByRole("link")).toHaveTextContent(/^Result 2024 PDF, 24 KB/u);
});
