/** What browsers tell of the connection (Network Information API), where they do. */
function connectionOf(scope: Navigator): object | undefined {
  const connection: unknown = "connection" in scope ? scope.connection : undefined;
  return typeof connection === "object" && connection !== null ? connection : undefined;
}

/** Whether the visitor has asked for few bytes (the Save-Data client hint). */
export function savesData(scope: Navigator): boolean {
  const connection = connectionOf(scope);
  return connection !== undefined && "saveData" in connection && connection.saveData === true;
}

/** Whether the connection is one on which nothing should be fetched ahead: data is saved, or it is as slow as 2G. */
export function isThin(scope: Navigator): boolean {
  const connection = connectionOf(scope);
  const type = connection && "effectiveType" in connection ? String(connection.effectiveType) : "";
  return savesData(scope) || type.endsWith("2g");
}
