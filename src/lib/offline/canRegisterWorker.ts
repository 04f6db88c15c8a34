/** Facts that decide whether a page may have a service worker. */
export interface RegistrationPlace {
  /** `location.host`: with the port, unless it is the default one. */
  host: string;
  /** The one host that is allowed to; `DOCS_PRODUCTION_HOST`. */
  productionHost: string;
  /** Browsers have service workers on safe connections alone. */
  hasServiceWorker: boolean;
}

/** Addresses of the machine itself, where a port is an accident. */
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

function hostToName(host: string): string {
  return host.replace(/:\d+$/, '');
}

/**
 * Says whether a page is on the production host. Where that is an address of the machine itself
 * and has no port, every port will do, so that a build with `DOCS_PRODUCTION_HOST=127.0.0.1` can
 * be tried out.
 */
export function isProductionHost({
  host,
  productionHost,
}: Pick<RegistrationPlace, 'host' | 'productionHost'>): boolean {
  return (
    host === productionHost ||
    (LOOPBACK.has(productionHost) && hostToName(host) === productionHost)
  );
}

/**
 * Says whether the service worker is registered: only on the production host.
 *
 * @example canRegisterWorker({ host: 'docs.example.org', productionHost: 'docs.example.org', … }) // → true
 * @example canRegisterWorker({ host: 'preview.example.org', productionHost: 'docs.example.org', … }) // → false
 */
export function canRegisterWorker(place: RegistrationPlace): boolean {
  return place.hasServiceWorker && isProductionHost(place);
}
