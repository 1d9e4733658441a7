import { retryPauseMs } from "../src/app/limit-retries";

/** Makes the pause pass after which a failed load may be repeated. */
export function passPause(): void {
  const now = performance.now() + retryPauseMs;
  jest.spyOn(performance, "now").mockReturnValue(now);
}
