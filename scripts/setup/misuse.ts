/** What `parseArgs` has to say of a command line it does not understand; undefined for any other error. */
export function misuseOf(error: unknown): string | undefined {
  const isMisuse = error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  return isMisuse ? error.message : undefined;
}
