/** The part of the Network Information API that is used. */
interface Connection {
  readonly saveData?: unknown;
  readonly effectiveType?: unknown;
}

/** Returns the browser's connection, or undefined without the Network Information API. */
function getConnection(scope: Navigator): Connection | undefined {
  const connection: unknown = "connection" in scope ? scope.connection : undefined;
  return typeof connection === "object" && connection !== null ? connection : undefined;
}

/** Checks whether the visitor has turned on Save-Data (the client hint). */
function prefersReducedData(scope: Navigator): boolean {
  return getConnection(scope)?.saveData === true;
}

/** Checks whether nothing may be fetched before it is used: Save-Data is on, or the connection is as slow as 2G. */
export function isSlowConnection(scope: Navigator): boolean {
  return prefersReducedData(scope) || /2g/.test(String(getConnection(scope)?.effectiveType));
}
