import { posix } from "node:path";
import * as z from "zod";
import { contentFolder, documentsFolder, isContentPath } from "../../src/content/folders";
import { parseJson } from "../../src/documents/bytes";

/** The actions of decap-server that the editor uses. The others publish, or write without a draft. */
const actions = [
  "info",
  "entriesByFolder",
  "entriesByFiles",
  "getEntry",
  "unpublishedEntries",
  "unpublishedEntry",
  "unpublishedEntryDataFile",
  "unpublishedEntryMediaFile",
  "deleteUnpublishedEntry",
  "persistEntry",
  "updateUnpublishedEntryStatus",
  "getMedia",
  "getMediaFile",
  "getDeployPreview",
] as const;

/** Checks whether a path is below the folders of content and of documents. */
export const isOpenPath = (file: string) => isContentPath(`${posix.normalize(file.replaceAll("\\", "/"))}/`);

const file = z.string().refine(isOpenPath, { error: `Only ${contentFolder}/ and ${documentsFolder}/ are open.` });
/** A part of a draft's branch, which is below `cms/`. */
const name = z.string().regex(/^[\w.-]+$/u);
const files = z.array(z.looseObject({ path: file, newPath: file.optional(), slug: name.optional() }));

const request = z.looseObject({
  action: z.enum(actions),
  params: z
    .looseObject({
      path: file,
      folder: file,
      mediaFolder: file,
      collection: name,
      slug: name,
      files,
      dataFiles: files,
      entry: z.looseObject({ path: file, slug: name }),
      assets: files,
      options: z.looseObject({ useWorkflow: z.literal(true), collectionName: name }),
    })
    .partial()
    .optional(),
});

/**
 * Returns the reason to refuse the body of a request to the local server; undefined to accept it. Only drafts may be
 * written, and only below the folders of content and of documents.
 */
export function refuseBody(body: string): string | undefined {
  const given = parseJson(body);
  if (given === undefined) return "The local server answers JSON alone.";
  const [issue] = request.safeParse(given).error?.issues ?? [];
  return issue && `The local server refuses ${issue.path.join(".") || "the request"}: ${issue.message}`;
}
