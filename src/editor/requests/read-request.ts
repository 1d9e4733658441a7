import {
  type DescribedChange,
  describeEntryChange,
  describeFileChange,
  findCollectionOf,
  getChangeKind,
} from "../../changes/describe-change";
import { readReferredNames } from "../../changes/find-names";
import type { Severity } from "../../content/diagnostic";
import { contentFolder } from "../../content/folders";
import { mapConcurrent } from "../../content/map-concurrent";
import { memoize } from "../../content/memoize";
import type { TextRules } from "../../content/rules";
import { examineFile } from "../../desk/examine-file";
import { readFields } from "../../desk/format";
import { compareTrees, type FilePair } from "../../desk/host/compare-trees";
import type { Host, HostFile, WaitingRequest } from "../../desk/host/host";
import { findFormProblems, formatProblem } from "../../desk/problems";
import { createSavedText } from "../../desk/saved-text";
import { findDocumentWarnings } from "../../documents/warnings";
import { type ClerkMessageKey, formatMessage } from "../../messages";
import type { Collection } from "../../schema/collection";
import { language } from "../page";

/** A file of a request as a reviewer reads it. */
export interface ReadFile {
  readonly path: string;
  readonly change: DescribedChange;
  /** The file after the request; undefined if the request removes it. */
  readonly after: HostFile | undefined;
  /** The collection and the text of an entry. */
  readonly entry: { readonly collection: Collection; readonly text: string } | undefined;
  /** The errors of the check, which block the publication. */
  readonly errors: readonly string[];
  /** The warnings that the clerk saw, of the entry or the document. */
  readonly warnings: readonly string[];
}

/** Reads the changes of requests. */
export class RequestReader {
  /** Reads a text once, because rows of a batch refer to the same entries. */
  private readonly readText = memoize(async (id: string) => new TextDecoder().decode(await this.host.read({ id })));

  constructor(
    private readonly host: Host,
    private readonly rules: TextRules,
  ) {}

  /** Lists the files that differ between the commit that a request started from and its last one. */
  async listFiles(request: Pick<WaitingRequest, "commit">, base: string): Promise<FilePair[]> {
    const [old, now] = await Promise.all([this.host.list(base), this.host.list(request.commit)]);
    return compareTrees(old, now).sort(
      (one, other) => Number(isContent(other)) - Number(isContent(one)) || (one.path < other.path ? -1 : 1),
    );
  }

  /** Reads and checks the entries among some files. */
  readFiles({ commit }: Pick<WaitingRequest, "commit">, pairs: readonly FilePair[]): Promise<ReadFile[]> {
    return mapConcurrent(pairs, (pair) => this.readPair(commit, pair));
  }

  private async readPair(commit: string, { path, before, after }: FilePair): Promise<ReadFile> {
    const collection = findCollectionOf(path);
    if (!collection) {
      const change = describeFileChange(path, getChangeKind(before, after));
      const warnings = change.what === "document" && after ? await this.judge(change.name, after) : [];
      return { path, change, after, entry: undefined, errors: [], warnings };
    }
    const [old, text] = await Promise.all([before, after].map((file) => file && this.readText(file.id)));
    const tree = new Map((await this.host.list(commit)).files.map((file) => [file.path, file]));
    const findNames = await readReferredNames(collection, [old, text], async (name) => {
      const file = tree.get(name);
      return file && this.readText(file.id);
    });
    const change = describeEntryChange(collection, path, old, text, language, findNames);
    if (text === undefined) return { path, change, after, entry: undefined, errors: [], warnings: [] };
    const data = readFields(collection, text);
    const problems = findFormProblems(createSavedText(collection, data, this.rules), language);
    const select = (wanted: Severity) => problems.filter(({ severity }) => severity === wanted).map(formatProblem);
    return { path, change, after, entry: { collection, text }, errors: select("error"), warnings: select("warning") };
  }

  /** Returns the warnings about a document, as the clerk saw them. */
  private async judge(name: string, file: HostFile): Promise<string[]> {
    const { content } = await examineFile(new File([await this.host.read(file)], name), name);
    return (content && findDocumentWarnings(name, content))?.map((one) => formatMessage(one, language)) ?? [];
  }
}

const isContent = ({ path }: FilePair) => path.startsWith(`${contentFolder}/`);

/** The props that the pages of requests share. */
export interface RequestsProps {
  readonly host: Host;
  readonly reader: RequestReader;
}

/** The props of a request on the page. */
export interface RequestProps extends RequestsProps {
  readonly request: WaitingRequest;
  /** Runs an action on the request, says what was done, and lists again what waits. `published` are files that it publishes. */
  readonly act: (action: () => Promise<void>, done: ClerkMessageKey, published?: readonly ReadFile[]) => Promise<void>;
  /** True if the request is to be published together with others. */
  readonly isChosen: boolean;
  /** Chooses the request by the name on its card, or no longer. */
  readonly choose: (name: string, files: readonly ReadFile[]) => void;
}
