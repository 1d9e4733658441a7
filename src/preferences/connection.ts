/** As much of the Network Information API as is used. */
interface Connection {
  readonly saveData?: unknown;
  readonly effectiveType?: unknown;
}

/** The connection as the browser describes it; undefined where the browser has no Network Information API. */
function getConnection(scope: Navigator): Connection | undefined {
  const connection: unknown = "connection" in scope ? scope.connection : undefined;
  return typeof connection === "object" && connection !== null ? connection : undefined;
}

/** Tells whether the visitor has asked for few bytes (the Save-Data client hint). */
export function prefersReducedData(scope: Navigator): boolean {
  return getConnection(scope)?.saveData === true;
}

/** Tells whether nothing should be fetched ahead: data is saved, or the connection is as slow as 2G. */
export function isSlowConnection(scope: Navigator): boolean {
  return prefersReducedData(scope) || /2g/.test(String(getConnection(scope)?.effectiveType));
}

/** Tells whether the app has to wait for a touch: data is saved, or the connection is known to be slower than 4G. */
export function shouldWaitForInteraction(scope: Navigator): boolean {
  const type = getConnection(scope)?.effectiveType;
  return prefersReducedData(scope) || (typeof type === "string" && type !== "4g");
}
