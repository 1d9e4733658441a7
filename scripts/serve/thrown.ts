/**
 * A property of something thrown, undefined where it has none. What is thrown may be anything, and an error made in
 * another realm is no `Error` of this one, so its class is not asked for.
 */
export function getProperty(
  thrown: unknown,
  name: "code" | "status" | "headers" | "cause" | "errors" | "message",
): unknown {
  return typeof thrown === "object" && thrown !== null ? Reflect.get(thrown, name) : undefined;
}
