import { contentFolder } from "../../content/folders";
import type { TextRules } from "../../content/rules";
import type { Collection } from "../../schema/collection";
import {
  type DescribedChange,
  describeEntryChange,
  describeFileChange,
  findCollectionOf,
  getChangeKind,
} from "../changes/describe-change";
import { findProblems } from "../check";
import { createFileFormat } from "../format";
import type { Host, HostFile, Snapshot, WaitingRequest } from "../host/host";
import { language } from "../page";

/** A file that a request changes, before and after it. */
export interface FilePair {
  readonly path: string;
  readonly before: HostFile | undefined;
  readonly after: HostFile | undefined;
}

/** A file of a request as a reviewer reads it. */
export interface ReadFile {
  readonly path: string;
  readonly change: DescribedChange;
  /** The file after the request; undefined if the request removes it. */
  readonly after: HostFile | undefined;
  /** The collection and the text of an entry. */
  readonly entry: { readonly collection: Collection; readonly text: string } | undefined;
  /** The errors and warnings of the check of the entry. */
  readonly problems: readonly string[];
}

/** The maximum number of parallel requests to the host. */
const atOnce = 6;

/** Reads the changes of requests. Trees are read once, because requests share the commit that they started from. */
export class RequestReader {
  private readonly trees = new Map<string, Promise<Snapshot>>();

  constructor(
    private readonly host: Host,
    private readonly rules: TextRules,
  ) {}

  /** Lists the files that differ between the commit that a request started from and its last one. */
  async listFiles(request: Pick<WaitingRequest, "commit">, base: string): Promise<FilePair[]> {
    const [old, now] = await Promise.all([this.readTree(base), this.readTree(request.commit)]);
    const before = new Map(old.files.map((file) => [file.path, file]));
    const after = new Map(now.files.map((file) => [file.path, file]));
    return [...new Set([...before.keys(), ...after.keys()])]
      .map((path) => ({ path, before: before.get(path), after: after.get(path) }))
      .filter((pair) => pair.before?.id !== pair.after?.id)
      .sort((one, other) => Number(isContent(other)) - Number(isContent(one)) || (one.path < other.path ? -1 : 1));
  }

  /** Reads and checks the entries among some files. */
  async readFiles(pairs: readonly FilePair[]): Promise<ReadFile[]> {
    const read: ReadFile[] = [];
    const waiting = pairs.entries();
    const work = async () => {
      for (const [index, pair] of waiting) read[index] = await this.readPair(pair);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return read;
  }

  private readTree(commit: string): Promise<Snapshot> {
    const known = this.trees.get(commit) ?? this.host.list(commit);
    this.trees.set(commit, known);
    return known;
  }

  private async readPair({ path, before, after }: FilePair): Promise<ReadFile> {
    const collection = findCollectionOf(path);
    if (!collection) {
      const change = describeFileChange(path, getChangeKind(before, after));
      return { path, change, after, entry: undefined, problems: [] };
    }
    const [old, text] = await Promise.all([before, after].map((file) => this.readText(file)));
    const change = describeEntryChange(collection, path, old, text);
    if (text === undefined) return { path, change, after, entry: undefined, problems: [] };
    const data = createFileFormat(collection).fromFile(text);
    const problems = (["error", "warning"] as const).flatMap((severity) =>
      findProblems(collection, data, language, this.rules, severity),
    );
    return { path, change, after, entry: { collection, text }, problems };
  }

  private async readText(file: HostFile | undefined): Promise<string | undefined> {
    return file && new TextDecoder().decode(await this.host.read(file));
  }
}

const isContent = ({ path }: FilePair) => path.startsWith(`${contentFolder}/`);
