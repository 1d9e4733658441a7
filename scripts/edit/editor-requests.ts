import { lstat } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { contentFolder, documentsFolder } from "../../src/content/folders";
import { getProperty } from "../serve/answer";

/** Matches a file name without a leading dot (`.git`) and names special on Windows (`git~1`, `a:b`, a backslash). */
const segment = "[\\p{L}\\p{M}\\p{N}_][\\p{L}\\p{M}\\p{N}._ -]*";

const allowedPath = new RegExp(`^(?:${contentFolder}|${documentsFolder})(?:/${segment})*$`, "u");

/**
 * Creates the schema of the editor's requests to decap-server 3 for a repository (see its `middlewares/joi`). It omits
 * the requests that commit without a draft or review: `publishUnpublishedEntry`, `persistMedia`, `deleteFile` and
 * `deleteFiles`. Parsing removes unknown fields.
 */
export function editorRequests(repository: string) {
  const file = z
    .string()
    .regex(allowedPath, {
      error: `Only paths below ${contentFolder}/ and ${documentsFolder}/ are read and written`,
      abort: true,
    })
    .refine((name) => leadsThroughNoLink(repository, name), "A link is neither followed nor replaced");
  const branch = z.string();
  const draft = z.object({ branch, collection: z.string(), slug: z.string(), cmsLabelPrefix: z.string().optional() });
  const draftFile = draft.extend({ id: z.string(), path: file });
  const dataFile = z.object({ slug: z.string(), path: file, raw: z.string(), newPath: file.optional() });
  const listed = z.object({ path: file, label: z.string().optional() });
  const asset = z.object({ path: file, content: z.string(), encoding: z.literal("base64") });
  const options = z.object({
    collectionName: z.string(),
    commitMessage: z.string(),
    useWorkflow: z.literal(true, "Changes are saved as drafts alone"),
    status: z.string(),
    hasSubfolders: z.boolean().optional(),
  });
  return z.discriminatedUnion(
    "action",
    [
      z.object({ action: z.literal("info") }),
      ask("entriesByFolder", z.object({ branch, folder: file, extension: z.string(), depth: z.number() })),
      ask("entriesByFiles", z.object({ branch, files: z.array(listed) })),
      ask("getEntry", z.object({ branch, path: file })),
      ask("unpublishedEntries", z.object({ branch })),
      ask("unpublishedEntry", draft.partial().extend({ branch, id: z.string().optional() })),
      ask("unpublishedEntryDataFile", draftFile),
      ask("unpublishedEntryMediaFile", draftFile),
      ask("deleteUnpublishedEntry", draft),
      ask(
        "persistEntry",
        z.object({
          branch,
          cmsLabelPrefix: z.string().optional(),
          entry: dataFile.optional(),
          dataFiles: z.array(dataFile).optional(),
          assets: z.array(asset),
          options,
        }),
      ),
      ask("updateUnpublishedEntryStatus", draft.extend({ newStatus: z.string() })),
      ask("getMedia", z.object({ branch, mediaFolder: file })),
      ask("getMediaFile", z.object({ branch, path: file })),
      ask("getDeployPreview", draft),
    ],
    "Such a request is not passed on",
  );
}

const ask = <Name extends string, Params extends z.ZodType>(action: Name, params: Params) =>
  z.object({ action: z.literal(action), params });

/** Checks whether a path contains no symbolic link, which could point outside its folder. */
async function leadsThroughNoLink(repository: string, name: string): Promise<boolean> {
  const parts = name.split("/");
  for (let count = 1; count <= parts.length; count += 1) {
    try {
      if ((await lstat(path.join(repository, ...parts.slice(0, count)))).isSymbolicLink()) return false;
    } catch (error) {
      // The file does not exist yet. Other errors, such as a name that is too long, are rethrown.
      if (getProperty(error, "code") === "ENOENT") return true;
      throw error;
    }
  }
  return true;
}
