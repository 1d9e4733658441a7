/** The git hosts that the editor supports. */
export const editorHosts = ["github", "gitlab"] as const;

/** The root URLs of the hosts' public APIs. */
export const hostInterfaces = { github: "https://api.github.com", gitlab: "https://gitlab.com/api/v4" } as const;
