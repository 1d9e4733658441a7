import { useEffect, useRef } from "react";
import { type FormProblem, formatProblem } from "../../desk/problems";
import { translate } from "../page";
import { getFieldId } from "./fields";

interface Props {
  readonly problems: readonly FormProblem[];
  /** The number of tries to save. The list gets the focus at each. */
  readonly tries: number;
}

/** Renders what must be fixed before an entry can be saved, each with a link to its input. */
export function ProblemList({ problems, tries }: Props) {
  const first = problems[0]?.name;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries === 0 || first === undefined) return;
    if (!focusInput(first)) list.current?.focus();
  }, [tries, first]);
  if (problems.length === 0) return null;
  return (
    <div role="alert" className="problems" tabIndex={-1} ref={list}>
      <p>{translate("editor.refused")}</p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.name} ${problem.text}`}>
            {problem.name === "" ? (
              formatProblem(problem)
            ) : (
              <a
                href={`#${getFieldId(problem.name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusInput(problem.name);
                }}
              >
                {formatProblem(problem)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Moves the focus to the input of a field by its name. Returns false if the form has no such input. */
function focusInput(name: string): boolean {
  const id = getFieldId(name);
  const own = document.getElementById(id);
  // The field may be a group, whose first input is meant.
  const input = own?.matches("input, select, textarea, [contenteditable]")
    ? own
    : document.querySelector<HTMLElement>(`[id^="${id}-"]:is(input, select, textarea, [contenteditable])`);
  input?.scrollIntoView({ block: "center" });
  input?.focus({ preventScroll: true });
  return input !== null && input !== undefined;
}
