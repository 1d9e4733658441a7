import type { Change, Host } from "../../src/desk/host/host";

/** Creates a host over files in memory, for code that reads single files and opens requests, and lists what is written. */
export function createMemoryHost(files: Readonly<Record<string, string>>) {
  const written: Change[] = [];
  const absent = () => Promise.reject(new Error("The host in memory cannot do this."));
  const host: Host = {
    async readAt(path) {
      const text = files[path];
      return text === undefined ? undefined : new TextEncoder().encode(text);
    },
    open: async ({ changes }) => void written.push(...changes),
    amend: async (_request, { changes }) => void written.push(...changes),
    ...{
      list: absent,
      read: absent,
      listVersions: absent,
      listPublished: absent,
      readName: absent,
      listRequests: absent,
      readReview: absent,
    },
    ...{ findPreview: absent, readPublication: absent, readOutcome: absent, publish: absent, setState: absent },
    ...{ sendBack: absent, close: absent },
  };
  return { host, written: () => written };
}
