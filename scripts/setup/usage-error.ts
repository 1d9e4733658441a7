/** Returns the message of `parseArgs` for an invalid command line; undefined for any other error. */
export function misuseOf(error: unknown): string | undefined {
  const isMisuse = error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  return isMisuse ? error.message : undefined;
}

/**
 * Ends this program with the code that its command comes to: 2 for a command line that is not understood, with how it is
 * used; 1 for any other error, with its cause.
 *
 * @param reasons the errors that say all that a person needs: of them the message alone is printed
 */
export function endWith(
  command: Promise<number>,
  usage: string,
  reasons: readonly (new (message: string) => Error)[] = [],
): void {
  command.then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      const misuse = misuseOf(error);
      const isReason = error instanceof Error && reasons.some((reason) => error instanceof reason);
      console.error(misuse ? `${misuse}\n${usage}` : isReason ? error.message : error);
      process.exitCode = misuse ? 2 : 1;
    },
  );
}
