import { create } from "./page";

const loading = new Map<string, Promise<void>>();

/** Loads a script of the editor once. Rejects if loading fails; the next call retries. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const promise = new Promise<void>((resolve, reject) => {
    const script = create("script", { src: url });
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      loading.delete(url);
      reject(new Error(`The script ${url} failed to load.`));
    });
    document.head.append(script);
  });
  loading.set(url, promise);
  return promise;
}
