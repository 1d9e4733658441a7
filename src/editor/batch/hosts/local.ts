import { z } from "zod";
import { contentFolder, documentsFolder } from "../../../content/folders";
import { fromBase64, type Host, send, toBase64 } from "./host";

const entries = z.array(z.object({ data: z.string().nullable(), file: z.object({ path: z.string() }) }));
const media = z.array(z.object({ path: z.string(), content: z.string() }));

/** Deeper than any folder of content. */
const depth = 10;

/** Works with the repository of a trial by its local server (`npm run edit`), where the request is a draft's branch. */
export function createLocal(server: string, branch: string): Host {
  const contents = new Map<string, Uint8Array>();
  const ask = async (action: string, params: object) => {
    const body = JSON.stringify({ action, params: { branch, ...params } });
    return (await send(server, { method: "POST", headers: { "Content-Type": "application/json" }, body })).json();
  };
  return {
    async list() {
      const found = entries.parse(await ask("entriesByFolder", { folder: contentFolder, extension: "yaml", depth }));
      for (const { data, file } of found) contents.set(file.path, new TextEncoder().encode(data ?? ""));
      for (const { path, content } of media.parse(await ask("getMedia", { mediaFolder: documentsFolder })))
        contents.set(path, fromBase64(content));
      return { base: "", files: [...contents].map(([path, { length }]) => ({ path, size: length, id: path })) };
    },
    read: async ({ path }) => contents.get(path) ?? new Uint8Array(),
    async open({ branch: name, title, description, changes }) {
      const slug = name.slice(name.lastIndexOf("/") + 1);
      const isEntry = ({ path }: { readonly path: string }) => path.startsWith(`${contentFolder}/`);
      const written = changes.filter(isEntry);
      const dataFiles = written.map(({ path, bytes }) => ({ slug, path, raw: new TextDecoder().decode(bytes) }));
      const assets = changes
        .filter((change) => !isEntry(change))
        .map(({ path, bytes }) => ({ path, content: toBase64(bytes), encoding: "base64" }));
      const commitMessage = `${title}\n\n${description}`;
      const options = { collectionName: "batch", commitMessage, useWorkflow: true, status: "pending_review" };
      await ask("persistEntry", { dataFiles, assets, options });
      return undefined;
    },
  };
}
