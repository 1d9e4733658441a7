import { lazy, Suspense } from "react";
import { renderToHtml } from "./render-page";

const failure = new Error("No such office.");

function Failing(): never {
  throw failure;
}

it("renders every character of a long Devanagari text, wherever a stream chunk ends", async () => {
  const text = "सामान्य ज्ञानम् ".repeat(2000);
  for (const before of ["", "a", "ab"]) {
    const html = await renderToHtml(<p title={text}>{before + text}</p>);
    expect(html).toBe(`<p title="${text}">${before}${text}</p>`);
  }
});

it("waits for the content of a boundary, and keeps even long content in place", async () => {
  const long = "क".repeat(50_000);
  const Late = lazy(async () => ({ default: () => <p>{long}</p> }));
  const html = await renderToHtml(
    <Suspense fallback="not yet">
      <Late />
    </Suspense>,
  );
  expect(html).toBe(`<!--$--><p>${long}</p><!--/$-->`);
});

it.each([
  ["alone", <Failing key="alone" />],
  [
    "in a boundary with a fallback",
    <Suspense key="boundary" fallback="instead">
      <Failing />
    </Suspense>,
  ],
])("rejects with the error of a component that throws %s", async (_where, tree) => {
  await expect(renderToHtml(tree)).rejects.toBe(failure);
});
