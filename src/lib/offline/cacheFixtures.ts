/** Cache storage for tests: in memory, in the order in which it was filled. */

/** Stands in for one cache; addresses are compared whole. */
export class FakeCache {
  readonly entries = new Map<string, Response>();
  /** Set to make the next additions fail, as with a full disk. */
  isFull = false;

  private toAddress(request: RequestInfo | URL): string {
    return typeof request === 'object' && 'url' in request
      ? request.url
      : String(request);
  }

  match(request: RequestInfo | URL): Promise<Response | undefined> {
    return Promise.resolve(this.entries.get(this.toAddress(request))?.clone());
  }

  put(request: RequestInfo | URL, response: Response): Promise<void> {
    if (this.isFull) {
      return Promise.reject(new DOMException('full', 'QuotaExceededError'));
    }
    this.entries.delete(this.toAddress(request));
    this.entries.set(this.toAddress(request), response);
    return Promise.resolve();
  }

  delete(request: RequestInfo | URL): Promise<boolean> {
    return Promise.resolve(this.entries.delete(this.toAddress(request)));
  }

  keys(): Promise<{ url: string }[]> {
    return Promise.resolve([...this.entries.keys()].map((url) => ({ url })));
  }
}

/** Stands in for `caches`. */
export class FakeCaches {
  readonly all = new Map<string, FakeCache>();

  open(name: string): Promise<FakeCache> {
    const cache = this.all.get(name) ?? new FakeCache();
    this.all.set(name, cache);
    return Promise.resolve(cache);
  }

  has(name: string): Promise<boolean> {
    return Promise.resolve(this.all.has(name));
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.all.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.all.delete(name));
  }

  async match(
    request: RequestInfo | URL,
    { cacheName }: { cacheName?: string } = {},
  ): Promise<Response | undefined> {
    for (const [name, cache] of this.all) {
      const found =
        cacheName === undefined || cacheName === name
          ? await cache.match(request)
          : undefined;
      if (found) {
        return found;
      }
    }
    return undefined;
  }

  /** Addresses in a cache, in order. */
  list(name: string): string[] {
    return [...(this.all.get(name)?.entries.keys() ?? [])];
  }

  /** As the code under test takes it. */
  asStorage(): CacheStorage {
    return this as unknown as CacheStorage;
  }
}
