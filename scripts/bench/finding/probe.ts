/** The measurements recorded in a page. */
export interface Probe {
  /** The times of each request to a worker and of its response. */
  readonly exchanges: { readonly posted: number; answered: number }[];
  /** The times at which changes of the `main` element were painted. */
  readonly changes: number[];
  /** The time at which a field last received focus. */
  turned: number;
  /** The time of the last `input` event. */
  typed: number;
  /** The longest time from something done by the visitor to the next picture. */
  longestInteraction: number;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page before anything else of it, and so uses nothing from outside itself. */
export function installProbe(): void {
  const probe: Probe = { exchanges: [], changes: [], turned: 0, typed: 0, longestInteraction: 0 };
  window.probe = probe;
  window.addEventListener(
    "focusin",
    ({ timeStamp }) => {
      probe.turned = timeStamp;
    },
    true,
  );
  window.addEventListener(
    "input",
    ({ timeStamp }) => {
      probe.typed = timeStamp;
    },
    true,
  );
  const Own = window.Worker;
  window.Worker = class extends Own {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener("message", () => {
        const now = performance.now();
        for (const exchange of probe.exchanges) if (exchange.answered === 0) exchange.answered = now;
      });
    }

    override postMessage(message: unknown): void {
      // What only sets it up is not answered.
      if (typeof message === "object" && message && "id" in message)
        probe.exchanges.push({ posted: performance.now(), answered: 0 });
      super.postMessage(message);
    }
  };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      probe.longestInteraction = Math.max(probe.longestInteraction, duration);
    }
  }).observe({ type: "event", buffered: true });
  document.addEventListener("DOMContentLoaded", () => {
    const main = document.querySelector("main");
    if (!main) return;
    new MutationObserver(() =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          probe.changes.push(performance.now());
        }),
      ),
    ).observe(main, { childList: true, characterData: true, subtree: true });
  });
}
