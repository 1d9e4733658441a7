/** The types of the parts of Decap CMS that the editor uses; Decap's script defines them on `window`. */
import type { ReactNode } from "react";
import type { FileFormat } from "../desk/format";

/** A map of Immutable.js, which Decap stores entries in. */
export interface ImmutableMap {
  get(name: string): unknown;
  getIn(path: readonly string[]): unknown;
  setIn(path: readonly string[], value: unknown): ImmutableMap;
  set(name: string, value: unknown): ImmutableMap;
  clear(): ImmutableMap;
  toList(): { concat(items: readonly unknown[]): unknown };
  toJS(): unknown;
}

/** The props of a custom control. */
export interface ControlProps {
  readonly value: unknown;
  /** Returns the current entry. */
  readonly getEntry: () => ImmutableMap;
  /** The field's options in the configuration. */
  readonly field: ImmutableMap;
  readonly forID: string;
  /** The ids of the fields around this one; empty at the top of a form. */
  readonly parentIds: readonly string[];
  readonly classNameWrapper: string;
  readonly onChange: (value: unknown) => void;
  readonly setActiveStyle: () => void;
  readonly setInactiveStyle: () => void;
}

/** The props of a preview. */
export interface PreviewProps {
  readonly entry: ImmutableMap;
  readonly getAsset: (path: string) => unknown;
  /** The entries chosen in the form, by field, collection and key. */
  readonly fieldsMetaData: ImmutableMap;
}

/** A component of Decap's copy of React, which is separate from the site's. */
export type DecapComponent = (props: never) => unknown;

/** A file passed to a git host for saving. */
export interface Asset {
  readonly path: string;
  readonly toBase64: () => Promise<string>;
}

/** An entry passed to a git host for saving, with the documents chosen in its form. */
export interface SavedEntry {
  readonly assets: readonly Asset[];
  readonly dataFiles: readonly { readonly slug: string; readonly path: string; readonly raw: string }[];
}

/** The options for saving an entry. */
export interface SaveOptions {
  readonly newEntry?: boolean;
  /** True if the entry has a draft. Saving adds to it. */
  readonly unpublished?: boolean;
  readonly collectionName?: string;
  readonly commitMessage: string;
}

/** A file in a folder, as returned by a git host. */
interface FolderEntry {
  readonly data: string;
  readonly file: { readonly path: string };
}

/** Decap's interface to a git host. */
export interface Backend {
  /** Reads a file of the published branch. For a missing file, the local server returns null; hosts reject. */
  getEntry(path: string): Promise<{ readonly data: string | null }>;
  /** Reads the changes of a draft. Rejects if there is no draft. */
  unpublishedEntry(draft: {
    readonly collection: string;
    readonly slug: string;
  }): Promise<{ readonly diffs: readonly { readonly path: string; readonly id?: string }[] }>;
  /** Reads a file of a draft. */
  unpublishedEntryDataFile(collection: string, slug: string, path: string, id: string | undefined): Promise<string>;
  /** Reads the published entries of a folder. Hosts with pagination also have `allEntriesByFolder`. */
  entriesByFolder(folder: string, extension: string, depth: number): Promise<readonly FolderEntry[]>;
  readonly allEntriesByFolder?: Backend["entriesByFolder"];
  persistEntry(entry: SavedEntry, options: SaveOptions): Promise<unknown>;
  /** Lists the files of a folder on the published branch. */
  getMedia(folder: string): Promise<readonly { readonly name: string }[]>;
  deleteUnpublishedEntry(collection: string, slug: string): Promise<unknown>;
  persistMedia(...given: readonly unknown[]): Promise<unknown>;
  deleteFiles(...given: readonly unknown[]): Promise<unknown>;
  status(): Promise<unknown>;
}

interface Decap {
  init(options: { readonly config: unknown }): void;
  registerLocale(code: string, phrases: unknown): void;
  getLocale(code: string): unknown;
  registerWidget(name: string, control: unknown): void;
  getWidget(name: string): { control: unknown } | undefined;
  registerCustomFormat(name: string, extension: string, format: FileFormat): void;
  registerPreviewStyle(url: string): void;
  registerPreviewTemplate(name: string, preview: unknown): void;
  registerEventListener(listener: {
    readonly name: "preSave";
    readonly handler: (event: { readonly entry: ImmutableMap }) => unknown;
  }): void;
  getBackend(name: string): { init: (...args: readonly unknown[]) => Backend } | undefined;
}

declare global {
  interface Window {
    CMS: Decap;
    /** The function `createElement` of Decap's copy of React. */
    h: (component: unknown, props: unknown, ...children: unknown[]) => ReactNode;
    createClass: (component: object) => DecapComponent;
  }
}
