import type { Chunk } from "webpack";

/**
 * Returns whether a chunk belongs to a page and may be split, so that pages share their common code. The code of a
 * worker is one file: of several, a browser asks for the second only when the first has come and runs, and the worker
 * stands still.
 */
export function isPageChunk(chunk: Chunk): boolean {
  return chunk.getEntryOptions()?.chunkLoading !== "import-scripts";
}
