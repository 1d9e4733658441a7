// The part of the worker's global scope that it uses (Service Workers, W3C). TypeScript's `webworker` library conflicts
// with `dom` in one program.

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly clientId: string;
  respondWith(response: Promise<Response>): void;
}

declare const FetchEvent: { readonly prototype: FetchEvent; new (type: string, init: object): FetchEvent };

/** A message of a page. */
interface WindowMessage extends ExtendableEvent {
  readonly data: unknown;
  readonly source: { readonly url: string };
}

interface ServiceWorkerGlobalScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { get(id: string): Promise<{ readonly url: string } | undefined>; claim(): Promise<void> };
  readonly navigator: Navigator;
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(name: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(name: "message", listener: (event: WindowMessage) => void): void;
}
