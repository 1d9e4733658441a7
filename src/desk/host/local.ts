import * as z from "zod";
import { decodeBase64, toBase64 } from "../base64";
import { send } from "./connect";
import { type ChangeRequest, type Host, readState, type WaitingRequest } from "./host";

const files = z.object({ base: z.string(), files: z.array(z.object({ path: z.string(), id: z.string() })) });
const content = z.object({ content: z.string().nullable() });
const versions = z.array(z.object({ commit: z.string(), by: z.string(), at: z.string() }));
const requests = z.array(
  z.object({
    ...{ branch: z.string(), commit: z.string(), base: z.string(), label: z.string() },
    ...{ title: z.string(), description: z.string(), by: z.string(), since: z.string() },
  }),
);

/** The browser's storage key for the sentence that a draft was sent back with. A trial has one computer. */
const remarkKey = (branch: string) => `editor-remark/${branch}`;

/**
 * Creates the adapter for the local server of a trial (`npm run edit`). A change request is a draft's branch, and
 * everybody may publish.
 */
export function createLocal(server: string, branch: string): Host {
  const ask = async <Answer>(action: string, schema: z.ZodType<Answer>, params: object = {}) => {
    const body = JSON.stringify({ action, params: { branch, ...params } });
    const options = { method: "POST", headers: { "Content-Type": "application/json" }, body };
    return schema.parse(await (await send(server, options)).json());
  };
  const commit = ({ changes, title, description, ...request }: ChangeRequest) =>
    ask("commitDraft", z.unknown(), {
      ...{ ...request, branch: toDraftBranch(request.branch), message: `${title}\n\n${description}`.trim() },
      changes: changes.map(({ path, bytes }) => ({ path, content: bytes ? toBase64(bytes) : null })),
    });
  const listOpen = () => ask("listDrafts", requests);
  const label = (head: string, state: "draft" | "review") => {
    const [, collection, slug] = head.split("/");
    const newStatus = state === "draft" ? state : "pending_review";
    return ask("updateUnpublishedEntryStatus", z.unknown(), { collection, slug, newStatus });
  };
  const remove = ({ branch: head }: WaitingRequest) => ask("removeDraft", z.unknown(), { branch: head });

  return {
    list: (at = branch) => ask("listFiles", files, { commit: at }),
    async read({ id }) {
      return decodeBase64((await ask("readFile", content, { id })).content ?? "");
    },
    async readAt(path, at) {
      const found = await ask("readFile", content, { id: `${at}:${path}` });
      return found.content === null ? undefined : decodeBase64(found.content);
    },
    listVersions: (path) => ask("listVersions", versions, { path }),
    async open(request) {
      await commit(request);
    },
    async amend({ branch: own, commit: base }, amendment) {
      await commit({ ...amendment, branch: own, base });
    },
    readName: async () => "trial",
    async listRequests() {
      const found = await listOpen();
      return found.map(({ label, base: _, ...request }) => ({
        ...{ ...request, id: request.branch, isOwn: true, state: readState([`editor/${label.replace(/^.*\//u, "")}`]) },
      }));
    },
    async readReview({ branch: head }) {
      const base = (await listOpen()).find((one) => one.branch === head)?.base ?? "";
      const text = window.localStorage.getItem(remarkKey(head));
      const remarks = text === null ? [] : [{ by: "", text }];
      return { base, checks: "unknown", hasConflict: false, remarks, messages: [], mayPublish: true };
    },
    readOutcome: async ({ branch: head }) =>
      (await listOpen()).some((one) => one.branch === head) ? "open" : "published",
    async publish({ branch: head, commit: sha, title }) {
      await ask("publishDraft", z.unknown(), { branch: head, commit: sha, title });
    },
    async setState({ branch: head }, state) {
      await label(head, state);
    },
    async sendBack({ branch: head }, sentence) {
      await label(head, "draft");
      window.localStorage.setItem(remarkKey(head), sentence);
    },
    async withdraw(request) {
      await remove(request);
    },
  };
}

/** Returns the branch of a draft in a trial, where all are below `cms/`: `cms/batch/results-1` for `batch/results-1`. */
const toDraftBranch = (branch: string) => (branch.startsWith("cms/") ? branch : `cms/${branch}`);
