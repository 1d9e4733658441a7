import type { Chunk } from "webpack";

/**
 * Whether code is of a page and may be parted, so that pages share what they have in common. The code of a worker is one
 * file: of several, a browser asks for the second only when the first has come and runs, and the worker stands still.
 */
export function isPageChunk(chunk: Chunk): boolean {
  return chunk.getEntryOptions()?.chunkLoading !== "import-scripts";
}
