/** Returns the settings of an editor whose council is on a host of the tests. */
export const createRemoteSettings = (host: "github" | "gitlab", api: string) =>
  ({ kind: "remote", host, repository: "council/site", branch: "main", api }) as const;
