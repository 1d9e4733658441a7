/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { renderIn } from "../../tests/render";
import { Message, useTranslate, useVocabularies } from ".";

function Shown({ text }: { readonly text: (words: ReturnType<typeof useTranslate>) => string }) {
  return <p>{text(useTranslate())}</p>;
}

function Candidatures() {
  return <>{[...useVocabularies()("candidature").values()].join(" | ")}</>;
}

describe("an interface message", () => {
  it("is in the page's language", () => {
    const { container } = renderIn("hi", <Message id="menu.home" />);
    expect(container).toHaveTextContent("मुख्य पृष्ठ");
    expect(container.querySelector("[lang]")).toBeNull();
  });

  it("falls back to English, marked as such", () => {
    renderIn("hi", <Message id="menu.home" />, ["menu.home"]);
    expect(screen.getByText("Home")).toHaveAttribute("lang", "en");
  });

  it("falls back to English if the plural form is missing", () => {
    const values = { count: 2, shown: "२" };
    const forms = ["listing.count_one", "listing.count_two", "listing.count_other"];
    renderIn("sa", <Message id="listing.count" values={values} />, forms);
    expect(screen.getByText("२ entries")).toHaveAttribute("lang", "en");
  });

  it("throws if no language has the message", () => {
    jest.spyOn(console, "error").mockImplementation();
    const unknown = () => renderIn("en", <Message id="field.results.unknown" />);
    expect(unknown).toThrow("field.results.unknown");
    jest.restoreAllMocks();
  });
});

describe("a message with a number", () => {
  it.each([
    ["en", 1, "1 entry"],
    ["en", 0, "0 entries"],
    ["hi", 2, "2 प्रविष्टियाँ"],
    ["hi", 1, "1 प्रविष्टि"],
    ["hi", 0, "0 प्रविष्टि"],
    ["sa", 0, "0 प्रविष्टयः"],
    ["sa", 1, "1 प्रविष्टिः"],
    ["sa", 2, "2 प्रविष्टी"],
    ["sa", 3, "3 प्रविष्टयः"],
  ] as const)("in %s, for %i", (language, count, expected) => {
    const { container } = renderIn(language, <Message id="listing.count" values={{ count, shown: count }} />);
    expect(container).toHaveTextContent(new RegExp(`^${expected}$`, "u"));
  });

  it("uses the Sanskrit form in a browser of any language", () => {
    const { PluralRules } = Intl;
    // How a Russian browser treats a language without plural rules.
    const inRussian = jest.spyOn(Intl, "PluralRules").mockImplementation((asked, options) => {
      const known = PluralRules.supportedLocalesOf(asked ?? []);
      return new PluralRules(known.length > 0 ? known : "ru", options);
    });
    for (const count of [1, 2, 5, 11, 21]) {
      const { container } = renderIn("sa", <Message id="listing.count" values={{ count, shown: count }} />);
      expect(container).toHaveTextContent(`${count} प्रविष्ट`);
      expect(container.querySelector("[lang]")).toBeNull();
    }
    inRussian.mockRestore();
  });
});

it("interpolates values unescaped, since React escapes them", () => {
  renderIn("en", <Shown text={(words) => words("listing.sortBy", { column: "<Name> & more" })} />);
  expect(screen.getByText("Sort by <Name> & more")).toBeVisible();
});

it("returns a vocabulary in its written order, in the page's language", () => {
  expect(renderIn("hi", <Candidatures />).container).toHaveTextContent("संस्थागत | व्यक्तिगत");
});
