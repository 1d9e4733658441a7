import { useEffect, useRef } from "react";
import { type FormProblem, formatProblem } from "../../desk/problems";
import { translate } from "../page";
import { getFieldId } from "./fields";
import { focusInput } from "./focus-input";

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
