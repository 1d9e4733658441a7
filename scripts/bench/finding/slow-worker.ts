import { naming } from "./injected";

/**
 * The code of a worker that takes so many times as long: after each piece of work it does nothing for a while. Browsers
 * slow a page's own thread on request, its workers never.
 */
export function slowedWorker(code: string, times: number): string {
  return `${naming}(${slowDown})(${times - 1});\n${code}\n;self.slowedIdle();`;
}

declare global {
  /** Does nothing, as long as the work since the last call took, times what is left to be slower. */
  var slowedIdle: () => void;
}

/** Runs in the worker before its own code, and so uses nothing from outside itself. */
function slowDown(rest: number): void {
  let begun = performance.now();
  const idle = () => {
    const end = performance.now() + rest * (performance.now() - begun);
    while (performance.now() < end);
    begun = performance.now();
  };
  const slowly =
    <Given extends unknown[]>(work: (...given: Given) => void) =>
    (...given: Given) => {
      begun = performance.now();
      work(...given);
      idle();
    };
  const scope = self;
  const { postMessage, addEventListener, setTimeout } = scope;
  Object.assign(scope, {
    slowedIdle: idle,
    postMessage: (message: unknown) => {
      idle();
      postMessage.call(scope, message);
    },
    addEventListener: (type: string, listener: (event: Event) => void) =>
      addEventListener.call(scope, type, slowly(listener)),
    setTimeout: (work: (...given: unknown[]) => void, delay?: number, ...given: unknown[]) =>
      setTimeout.call(
        scope,
        slowly(() => work(...given)),
        delay,
      ),
  });
  Object.defineProperty(scope, "onmessage", {
    set: (listener: (event: Event) => void) => addEventListener.call(scope, "message", slowly(listener)),
  });
}
