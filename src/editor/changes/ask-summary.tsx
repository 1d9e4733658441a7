import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { DescribedChange } from "../../changes/describe-change";
import { askClerk, createLines, type DialogLine } from "../dialog";
import { create, translate } from "../page";
import { Changes } from "./Changes";

/** The changes that are about to be saved or sent. */
interface Summary {
  readonly changes: readonly DescribedChange[];
  /** Sentences that name what the clerk gave and the request omits. */
  readonly leftOut: readonly string[];
  readonly warnings: readonly DialogLine[];
  readonly answer: "editor.save-anyway" | "batch.send";
}

/** The maximum length of a reason in characters, as it is part of a change request's title. */
const longestReason = 120;

/**
 * Shows what is about to be saved or sent, before anything is: changes with old and new values, what is left out, and
 * warnings with a box for the reason. What is left out needs a choice: the button says so.
 *
 * @returns the reason, which may be empty; undefined to go back
 */
export async function askSummary({ changes, leftOut, warnings, answer }: Summary): Promise<string | undefined> {
  const box = create("input", { maxLength: longestReason });
  const place = create("div");
  const root = createRoot(place);
  // The dialog is as large as its content when it opens.
  flushSync(() => root.render(<Changes changes={changes} />));
  const parts = create("div", {}, place);
  if (leftOut.length > 0)
    parts.append(create("p", {}, translate("summary.left-out")), createLines(leftOut.map((text) => ({ text }))));
  if (warnings.length > 0)
    parts.append(
      create("p", {}, translate("editor.warned")),
      createLines(warnings),
      create("label", {}, translate("batch.reason"), box),
    );
  const without = answer === "batch.send" ? "summary.send-without" : "summary.save-without";
  const go = leftOut.length > 0 ? without : answer;
  const chosen = await askClerk({
    heading: translate("summary.title"),
    content: parts,
    answers: [go, "summary.back"],
  });
  root.unmount();
  return chosen === go ? box.value.trim() : undefined;
}
