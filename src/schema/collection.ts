import * as z from "zod";
import { type Description, type Field, type FieldOf, getFields, type Words } from "./description";
import { flag, key } from "./fields";
import { describe, type LabelKey } from "./labels";

/** A kind of entry: the location, fields and names of its files. */
export interface Collection<Name extends string = string, Shape extends z.core.$ZodLooseShape = z.core.$ZodLooseShape> {
  /** The name in code and routes; also `field.<name>` in the page's messages. */
  readonly name: Name;
  /** The folder below `content/` with one file per entry, or a single file if it ends in `.yaml`. */
  readonly folder: string;
  /** The name of the GraphQL type. */
  readonly type: string;
  readonly label: Words;
  /** The English word for one entry, if the GraphQL type is not that word. */
  readonly entryName?: string;
  readonly help: Description["help"];
  /**
   * The identifying fields, and how they form a key: `{exam}-{year}-{kind}`. Without it, forms and sheets cannot add
   * entries, since their keys are fixed elsewhere.
   */
  readonly keyFrom?: string;
  readonly schema: z.ZodObject<Shape, z.core.$strict>;
}

/** The fields of every entry. */
export const commonFields = {
  /** The key of the entry, which equals its file name. */
  key: key(describe("shared.key")),
  /** True if the entry only demonstrates the site and is not fact. */
  specimen: flag(describe("shared.specimen")),
};

type WithCommon<Shape> = typeof commonFields & Shape;

interface Fields<Shape extends z.core.$ZodLooseShape> {
  readonly fields: Shape;
  /** Validates fields against each other. */
  readonly check?: (context: z.core.ParsePayload<z.output<z.ZodObject<WithCommon<Shape>, z.core.$strict>>>) => void;
}

/** Creates a collection. Its entries have the common fields and those passed. */
export function defineCollection<Name extends string, Shape extends z.core.$ZodLooseShape>({
  fields,
  check,
  ...about
}: Omit<Collection<Name>, "schema"> & Fields<Shape>): Collection<Name, WithCommon<Shape>> {
  const schema = z.strictObject({ ...commonFields, ...fields });
  return { ...about, schema: check ? schema.check(check) : schema };
}

/** Creates a collection with the label and help of its name. By default, its folder has that name, in `tables`. */
export const defineLabelledCollection = <Name extends LabelKey, Shape extends z.core.$ZodLooseShape>(
  about: Pick<Collection<Name>, "name" | "type" | "keyFrom"> & Partial<Pick<Collection, "folder">> & Fields<Shape>,
) => defineCollection({ folder: `tables/${about.name}`, ...describe(about.name), ...about });

/** Checks whether a collection is a single file, which is its only entry. */
export function isSingle({ folder }: Pick<Collection, "folder">): boolean {
  return folder.endsWith(".yaml");
}

/** A field that fits a sheet: one cell, or one per language. */
export type SheetField = Exclude<Field, FieldOf<"list">>;

/** The layout of a collection's sheet: the fields of its columns, or why none is possible. */
export type SheetLayout =
  | { readonly fields: readonly SheetField[] }
  | { readonly list: FieldOf<"list"> }
  | { readonly isSingle: true };

/**
 * Returns the layout of a collection's sheet, with one entry per row. A collection whose entries require lists, or of a
 * single file, has none. Optional lists have no column and stay unchanged on import.
 */
export function getSheetLayout(collection: Collection): SheetLayout {
  if (isSingle(collection)) return { isSingle: true };
  const fields = getFields(collection);
  const list = fields.find((field): field is FieldOf<"list"> => field.kind === "list" && field.required);
  return list ? { list } : { fields: fields.filter((field) => field.kind !== "list") };
}
