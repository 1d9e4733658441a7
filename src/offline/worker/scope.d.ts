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

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

interface ServiceWorkerGlobalScopeEventMap {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableMessageEvent;
}

interface WorkerClient {
  postMessage(message: unknown): void;
}

interface ServiceWorkerGlobalScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { get(id: string): Promise<WorkerClient | undefined>; claim(): Promise<void> };
  readonly navigator: Navigator;
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof ServiceWorkerGlobalScopeEventMap>(
    name: Name,
    listener: (event: ServiceWorkerGlobalScopeEventMap[Name]) => void,
  ): void;
}
