import { useCallback, useState } from "react";
import { useIsomorphicLayoutEffect } from "../app/hooks";

/** The state of a question: the latest answer, and whether the question failed. */
interface State<Answer> {
  readonly answer?: Answer;
  readonly hasFailed?: boolean;
}

/**
 * Asks again whenever the question changes, and ignores late answers to earlier ones. Until an answer arrives, the last
 * one stays.
 *
 * @param ask stable between renders; undefined without a question
 */
export function useLatestAnswer<Answer>(ask: (() => Promise<Answer>) | undefined) {
  const [state, setState] = useState<State<Answer>>({});
  const [attempt, setAttempt] = useState(0);
  // A retry repeats the question.
  useIsomorphicLayoutEffect(() => {
    if (!ask) {
      setState({});
      return;
    }
    let isStale = false;
    ask().then(
      (answer) => !isStale && setState({ answer }),
      (error: unknown) => {
        if (isStale) return;
        setState({ hasFailed: true });
        console.warn(error);
      },
    );
    return () => {
      isStale = true;
    };
  }, [ask, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { ...(ask ? state : {}), retry };
}
