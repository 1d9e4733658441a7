/** The id of the element that announces new entries. The build renders it into pages of awaited lists. */
export const awaitedId = "awaited";

/** The knowledge of a page that waits for new entries: the attribute `data-awaited` of that element, as JSON. */
export interface Awaited {
  /** The URL of the file with the newest entries: `NewestEntry` by list. */
  readonly url: string;
  /** The end of the waiting, in milliseconds since 1970. */
  readonly ends: number;
  /** The number of entries that the page knows, by list. */
  readonly known: Record<string, number>;
}

/** The newest entry of a list, and the number of entries in the list. */
export interface NewestEntry {
  readonly count: number;
  readonly path: string;
  /** The notice of an entry that is new to the page: that it is out, and its title. */
  readonly text: string;
}

/** The shortest pause between two requests in milliseconds; the longest is twice as long. */
const pauseMs = 60_000;

/** The factor of these pauses when a server has failed several times. */
const mostPauses = 16;

/**
 * Asks for the newest entries of the awaited lists. If a list has more entries than the page knows, shows a link to the
 * newest before the sentence that the page waits, once for each list. Sends nothing while the page is hidden, with
 * Save-Data, and after the end by the server's clock.
 */
export function awaitEntries(scope: Navigator & { readonly connection?: { readonly saveData?: boolean } }) {
  const line = document.getElementById(awaitedId);
  const sentence = line?.firstChild;
  if (!line || !sentence) return;
  if (scope.connection?.saveData) return line.remove();
  const { url, ends, known }: Awaited = JSON.parse(line.dataset.awaited ?? "");
  let pauses = 1;
  const ask = async () => {
    if (document.hidden) return document.addEventListener("visibilitychange", ask, { once: true });
    // Until an answer is sound.
    pauses = Math.min(2 * pauses, mostPauses);
    try {
      const { headers, body } = await fetch(url, { cache: "no-cache" });
      if (Date.parse(headers.get("date") ?? "") > ends) return stop();
      const reader = body?.getReader();
      const piece = await reader?.read();
      // What is longer than a piece is not read further, and its beginning is no JSON.
      if (!(await reader?.read())?.done) await reader?.cancel();
      const newest: Record<string, NewestEntry> = await new Response(piece?.value).json();
      for (const [list, { count, path, text }] of Object.entries(newest)) {
        if (count <= (known[list] ?? count)) continue;
        delete known[list];
        const link = document.createElement("a");
        link.href = path;
        link.append(text);
        line.prepend(link, " ");
        document.title = `${text} – ${document.title}`;
      }
      if (Object.keys(known).length === 0) return stop();
      pauses = 1;
    } catch {
      // A later request may succeed.
    }
    askLater();
  };
  const askLater = () => setTimeout(ask, pauseMs * (1 + Math.random()) * pauses);
  const stop = () => (line.childElementCount > 0 ? sentence : line).remove();
  askLater();
}
