/** Uses the browser's storage. Returns undefined where it is refused or full, and the editor works without it. */
export function attemptStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
