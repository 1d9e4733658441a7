import postcss from "postcss";
import { fixMeasures, shortenNames } from "./properties";

function done(change: (styles: postcss.Root) => void, css: string): string {
  const styles = postcss.parse(css);
  change(styles);
  return styles.toString();
}

test("a measure is written where it is used, also through another", () => {
  expect(
    done(
      fixMeasures,
      ":root{--space:1rem;--wide:calc(var(--space) * 2)}p{margin:0 var(--wide)}@media print{p{gap:var(--space)}}",
    ),
  ).toBe(":root{}p{margin:0 calc(1rem * 2)}@media print{p{gap:1rem}}");
});

test.each([
  ["a theme changes", ":root{--page:#fff}:root[data-theme=dark]{--page:#000}p{color:var(--page)}"],
  ["print changes", ":root{--page:#fff}@media print{:root{--page:#000}}p{color:var(--page)}"],
  ["only a part of the page declares", "header{--width:24rem}form{width:var(--width)}"],
  ["only some screens declare", "@media print{:root{--page:#fff}}p{color:var(--page)}"],
  ["nobody declares", "p{padding:var(--covered)}"],
  ["is asked for with a value of its own", ":root{--width:24rem}form{width:var(--width,1rem)}"],
  ["is made of what a script may set", ":root{--room:var(--covered,0)}p{padding:var(--room)}"],
  ["is made of such", ":root{--page:#fff;--sheet:var(--page)}header{--page:#000}p{color:var(--sheet)}"],
  [
    "is changed beside such",
    ":root{--more:0;--leading:calc(1 + var(--more))}:root[data-spacing=wide]{--more:1;--leading:2}",
  ],
])("what %s stays as it is", (_, css) => {
  expect(done(fixMeasures, css)).toBe(css);
});

test("names that styles declare are short, wherever they stand, and those that a script sets stay", () => {
  expect(
    done(
      shortenNames,
      ":root{--page:#fff;--text:#000}:root[data-theme=dark]{--page:#000}p{color:var(--text);margin:var(--page,var(--text)) var(--covered,0)}",
    ),
  ).toBe(
    ":root{--a:#fff;--b:#000}:root[data-theme=dark]{--a:#000}p{color:var(--b);margin:var(--a,var(--b)) var(--covered,0)}",
  );
});
