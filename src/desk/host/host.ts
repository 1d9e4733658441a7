/** A file of a repository at one commit. */
export interface HostFile {
  readonly path: string;
  /** The host's identifier of the file's bytes. Equal bytes have equal identifiers. */
  readonly id: string;
}

/** The state of a repository at one commit. */
export interface Snapshot {
  /** The commit. A change request is based on it, so that git detects conflicts with later changes. */
  readonly base: string;
  readonly files: readonly HostFile[];
}

/** A file that a change request adds or replaces, or removes if it has no bytes. */
export interface Change {
  readonly path: string;
  readonly bytes: Uint8Array | undefined;
  readonly isNew: boolean;
}

/** A pull request (GitHub) or merge request (GitLab) to open, with one commit. */
export interface ChangeRequest {
  readonly base: string;
  readonly branch: string;
  readonly title: string;
  readonly description: string;
  readonly changes: readonly Change[];
}

/** A commit to add to a waiting request, and the request's new texts. */
export type Amendment = Pick<ChangeRequest, "title" | "description" | "changes">;

/** A change request that was merged into the published branch. */
export interface PublishedRequest extends Pick<ChangeRequest, "branch" | "title"> {
  readonly by: string;
  /** The moment of the merge, as an ISO date and time. */
  readonly at: string;
}

/** The state of a request: still written, sent to the reviewers, or ready to be published. */
export type RequestState = "draft" | "review" | "ready";

/** A change request that waits for its approval. */
export interface WaitingRequest extends Pick<ChangeRequest, "branch" | "title" | "description"> {
  /** The host's number of the request. */
  readonly id: string;
  /** The last commit of its branch. */
  readonly commit: string;
  readonly by: string;
  /** True if the signed-in person opened it. */
  readonly isOwn: boolean;
  /** The moment when it was opened, as an ISO date and time. */
  readonly since: string;
  readonly state: RequestState;
}

/** The result of the checks of CI; `unknown` without a check or without the right to read it. */
export type CheckState = "passed" | "failed" | "running" | "unknown";

/** A sentence or a verdict of somebody about a request, at the desk or on the host's own page. */
export interface Remark {
  readonly kind: "approved" | "returned" | "commented";
  readonly by: string;
  /** The sentence; empty for an approval without one. */
  readonly text: string;
}

/** The facts about a request that a reviewer needs. */
export interface Review {
  /** The commit of the published branch that the request started from. */
  readonly base: string;
  readonly checks: CheckState;
  /** True if somebody else has changed the same lines since, so that the host cannot publish it. */
  readonly hasConflict: boolean;
  /** The remarks, the earliest first. */
  readonly remarks: readonly Remark[];
  /** The messages of the request's commits, each with the reason of its save. */
  readonly messages: readonly string[];
  /** True if the signed-in person may approve and publish the request. */
  readonly mayPublish: boolean;
}

/** The end of a request: it still waits, is on the published branch, or was closed. */
export type RequestOutcome = "open" | "published" | "closed";

/** A job of CI that publishes a commit, by the host's name for it. */
export interface PublicationJob {
  readonly name: string;
  readonly state: CheckState;
}

/** The last commit of the published branch, and the jobs that publish it; none if the host does not show them. */
export interface Publication {
  readonly commit: string;
  readonly jobs: readonly PublicationJob[];
}

/** A published version of a file. */
export interface Version {
  readonly commit: string;
  readonly by: string;
  /** The moment of the commit, as an ISO date and time. */
  readonly at: string;
}

/** The operations of the editor's own pages on the council's repository. */
export interface Host {
  /**
   * Lists the files of a commit, by default the last one of the published branch. The list of a commit is requested
   * once.
   */
  list(commit?: string): Promise<Snapshot>;
  read(file: Pick<HostFile, "id">): Promise<Uint8Array<ArrayBuffer>>;
  /** Reads a file at a commit, by default on the published branch; undefined if it is missing there. */
  readAt(path: string, commit?: string): Promise<Uint8Array | undefined>;
  /** Lists the published versions of a file, the newest first. */
  listVersions(path: string): Promise<readonly Version[]>;
  /**
   * Opens a request. Takes over a branch of its name without a request, which an earlier try left. Throws a `ClerkFault`
   * if another request of its branch waits.
   */
  open(request: ChangeRequest): Promise<void>;
  /** Adds a commit to a request as it was read. The host refuses it if the branch has changed since. */
  amend(request: WaitingRequest, amendment: Amendment): Promise<void>;
  /** Reads the name of the signed-in person. The list of withdrawals says with it who asked. */
  readName(): Promise<string>;
  /** Lists the change requests for the published branch, the newest first. */
  listRequests(): Promise<readonly WaitingRequest[]>;
  /** Lists the requests that were published last, the newest first. */
  listPublished(): Promise<readonly PublishedRequest[]>;
  readReview(request: WaitingRequest): Promise<Review>;
  /** Finds the URL of a site that a service has built from a request; undefined without one. */
  findPreview(request: Pick<WaitingRequest, "commit">): Promise<string | undefined>;
  /** Reads how the published branch comes to the site; undefined at the practice host, which publishes nothing. */
  readPublication(): Promise<Publication | undefined>;
  /** Reads what has become of a request, after an action on it failed or had no answer. */
  readOutcome(request: WaitingRequest): Promise<RequestOutcome>;
  /** Approves a request as it was read, and merges it. The host refuses it if it has changed since. */
  publish(request: WaitingRequest): Promise<void>;
  /** Says that a request is still written, or sends it to the reviewers. */
  setState(request: WaitingRequest, state: Exclude<RequestState, "ready">): Promise<void>;
  /** Returns a request to its writer with a sentence. */
  sendBack(request: WaitingRequest, sentence: string): Promise<void>;
  /** Closes a request and deletes its branch. */
  close(request: WaitingRequest): Promise<void>;
}

/** The error for a failed response of a host, with its status code. */
export class HostRefusal extends Error {
  override readonly name = "HostRefusal";

  constructor(
    readonly status: number,
    answer: string,
    /** When the host accepts requests again, if its response says so. */
    readonly until?: Date,
  ) {
    super(`${status} ${answer.slice(0, 300)}`);
  }
}

/** The label of a draft's state at a host, as drafts of earlier versions have it. */
export const stateLabels: Readonly<Record<RequestState, string>> = {
  draft: "editor/draft",
  review: "editor/pending_review",
  ready: "editor/pending_publish",
};

/**
 * Returns the state of a request. One without a label is a draft whose save was broken off, or a request of the other
 * pages, which was sent to the reviewers.
 */
export function readState(labels: readonly string[], branch: string): RequestState {
  if (labels.includes(stateLabels.ready)) return "ready";
  if (labels.includes(stateLabels.review) || !branch.startsWith("cms/")) return "review";
  return "draft";
}

/** The beginnings of the names of branches that the editor creates. */
const branchPrefixes = ["cms/", "batch/", "withdrawal/"];

/** Checks whether a branch has a request of the editor, not one of the maintainers. */
export const isOfEditor = (branch: string) => branchPrefixes.some((prefix) => branch.startsWith(prefix));
