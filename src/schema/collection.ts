import { z } from "zod";
import type { Description, Words } from "./description";
import { flag, key } from "./fields";

/** One kind of entry: where its files are, what stands in them, what it is called. */
export interface Collection<Name extends string = string, Shape extends z.core.$ZodLooseShape = z.core.$ZodLooseShape> {
  /** The name code and routes refer to it by; also `field.<name>` in the page's words. */
  readonly name: Name;
  /** The folder below `content/`, one file an entry; a name that ends in `.yaml` is a single file. */
  readonly folder: string;
  /** The name of its GraphQL type. */
  readonly type: string;
  readonly label: Words;
  readonly help: Description["help"];
  /**
   * The fields that tell one entry from another, and how a key is proposed from them: `{exam}-{year}-{kind}`. Without it
   * entries cannot be added by a form or a sheet, since their keys are given elsewhere.
   */
  readonly keyFrom?: string;
  readonly schema: z.ZodObject<Shape, z.core.$strict>;
}

/** The fields of every entry besides its own. */
export const commonFields = {
  /** The entry's own name, equal to its file's name. */
  key: key({
    label: { en: "Key", hi: "कुंजी", sa: "कुञ्चिका" },
    help: {
      en: "The file's name without .yaml: small Latin letters, digits and hyphens. It is never changed afterwards.",
      hi: "फ़ाइल का नाम, .yaml के बिना: छोटे रोमन अक्षर, अंक और हाइफ़न। बाद में इसे बदला नहीं जाता।",
    },
  }),
  /** True if the entry only demonstrates the site and is not fact. */
  specimen: flag({
    label: { en: "Specimen", hi: "नमूना", sa: "निदर्शनम्" },
    help: {
      en: "Yes when the entry is an example and not fact. The page says so to visitors.",
      hi: "हाँ, यदि प्रविष्टि केवल उदाहरण है, तथ्य नहीं। पृष्ठ आगंतुकों को यह बताता है।",
    },
  }),
};

type WithCommon<Shape> = typeof commonFields & Shape;

/** A collection whose entries have the common fields and those given; `check` looks at a whole entry's fields together. */
export function collection<Name extends string, Shape extends z.core.$ZodLooseShape>({
  fields,
  check,
  ...about
}: Omit<Collection<Name>, "schema"> & {
  readonly fields: Shape;
  readonly check?: (context: z.core.ParsePayload<z.output<z.ZodObject<WithCommon<Shape>, z.core.$strict>>>) => void;
}): Collection<Name, WithCommon<Shape>> {
  const schema = z.strictObject({ ...commonFields, ...fields });
  return { ...about, schema: check ? schema.check(check) : schema };
}
