/** An event that may hold the worker awake. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page. */
export interface AnswerableEvent extends LastingEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

/** A message from a page. */
export interface HeardEvent extends LastingEvent {
  data: unknown;
  ports: readonly MessagePort[];
}

/**
 * The global scope of a service worker, as far as it is used. TypeScript knows it in a library
 * of its own, which excludes that of pages.
 */
export interface WorkerScope {
  location: Location;
  caches: CacheStorage;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: LastingEvent) => void,
  ): void;
  addEventListener(type: 'fetch', listener: (event: AnswerableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: HeardEvent) => void): void;
}
