/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { renderIn } from "../../tests/render";
import { Message, useFormats, useLanguage, useTranslate, useVocabularies } from ".";

function Shown({ text }: { readonly text: (words: ReturnType<typeof useTranslate>) => string }) {
  return <p>{text(useTranslate())}</p>;
}

function Language() {
  return <>{useLanguage()}</>;
}

function Candidatures() {
  return <>{[...useVocabularies()("candidature").values()].join(" | ")}</>;
}

function Written() {
  const { number, year, date } = useFormats();
  return (
    <>
      {number(1234567)}; {year(2024)}; {date("2014-06-24")}
    </>
  );
}

describe("a word of the interface", () => {
  it("is the one of the page's language", () => {
    const { container } = renderIn("hi", <Message id="menu.home" />);
    expect(container).toHaveTextContent("मुख्य पृष्ठ");
    expect(container.querySelector("[lang]")).toBeNull();
  });

  it("is English and says so where the language has none", () => {
    renderIn("hi", <Message id="menu.home" />, ["menu.home"]);
    expect(screen.getByText("Home")).toHaveAttribute("lang", "en");
  });

  it("is English and says so where the language lacks the form a number asks for", () => {
    const values = { count: 2, shown: "२" };
    const forms = ["listing.count_one", "listing.count_two", "listing.count_other"];
    renderIn("sa", <Message id="listing.count" values={values} />, forms);
    expect(screen.getByText("२ entries")).toHaveAttribute("lang", "en");
  });

  it("stops the build where no language has it, rather than show its name", () => {
    jest.spyOn(console, "error").mockImplementation();
    const unknown = () => renderIn("en", <Message id="field.results.unknown" />);
    expect(unknown).toThrow("field.results.unknown");
    jest.restoreAllMocks();
  });
});

describe("a word after a number", () => {
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

  it("has a Sanskrit form in a browser whose own language has other forms for numbers", () => {
    const { PluralRules } = Intl;
    // What a browser in Russian does when it is asked for a language without rules.
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

it("puts texts into a word's gaps as they are, since React writes them safely", () => {
  renderIn("en", <Shown text={(words) => words("listing.sortBy", { column: "<Name> & more" })} />);
  expect(screen.getByText("Sort by <Name> & more")).toBeVisible();
});

it("knows the language of the page", () => {
  expect(renderIn("sa", <Language />).container).toHaveTextContent("sa");
});

it("gives a vocabulary in the order in which it was written, in the page's language", () => {
  expect(renderIn("hi", <Candidatures />).container).toHaveTextContent("संस्थागत | व्यक्तिगत");
});

describe("numbers and dates", () => {
  it.each([
    ["en", "12,34,567; 2024; 24 June 2014"],
    ["hi", "१२,३४,५६७; २०२४; २४ जून २०१४"],
    ["sa", "१२,३४,५६७; २०२४; २४ जून २०१४"],
  ] as const)("are written as %s writes them", (language, expected) => {
    expect(renderIn(language, <Written />).container).toHaveTextContent(expected);
  });
});
