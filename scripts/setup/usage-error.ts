/** Returns the message of `parseArgs` for an invalid command line; undefined for any other error. */
export function misuseOf(error: unknown): string | undefined {
  const isMisuse = error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  return isMisuse ? error.message : undefined;
}
