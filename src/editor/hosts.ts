/** The git hosts that the editor can work with. */
export const editorHosts = ["github", "gitlab"] as const;

/** The roots of the hosts' own interfaces. */
export const hostInterfaces = { github: "https://api.github.com", gitlab: "https://gitlab.com/api/v4" } as const;
