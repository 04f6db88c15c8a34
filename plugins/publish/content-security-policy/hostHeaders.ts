const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

/** Headers of every answer, whatever it is. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Nothing of the portal is made to be drawn or run by other sites; feeds and JSON are
  // read by programs, which this does not stop.
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Browsers heed it where they came by HTTPS. Of this host alone: others below its name
  // are not the portal's to decide for.
  'Strict-Transport-Security': `max-age=${YEAR_SECONDS}`,
  'Permissions-Policy': [
    ...[
      'accelerometer',
      'camera',
      'display-capture',
      'geolocation',
      'gyroscope',
      'hid',
      'magnetometer',
      'microphone',
      'midi',
      'payment',
      'publickey-credentials-get',
      'screen-wake-lock',
      'serial',
      'usb',
      'xr-spatial-tracking',
    ].map((feature) => `${feature}=()`),
    'clipboard-write=(self)',
  ].join(', '),
};

/** Name of the policy that the bundler's loader makes its addresses with. */
export const LOADER_POLICY = 'portal-loader';

/**
 * A policy that browsers report on and do not enforce yet: texts that become HTML or scripts
 * come from a policy of Trusted Types. `portal` is that of `src/lib/page/trustedTypes.ts`.
 */
export const TRUST_POLICY = `require-trusted-types-for 'script'; trusted-types portal ${LOADER_POLICY}`;

/** For files whose names change with their contents. */
export const CACHE_IMMUTABLE = `public, max-age=${YEAR_SECONDS}, immutable`;

/** For pictures and fonts, whose names stay. */
export const CACHE_ONE_DAY = `public, max-age=${DAY_SECONDS}`;

/** For all that must not be late: pages, the worker, lists. */
export const CACHE_NEVER = 'no-cache';

/**
 * Names with a hash of the contents in them: `/assets/js/main.0a1b2c3d.js`. Without flags,
 * since nginx gets the same text.
 */
export const HASHED_FILE =
  /^\/(?:assets|runner\/packages)\/.*[.-][0-9a-f]{8,}\.\w+$/;

/** Pictures and fonts by their endings. */
export const PICTURE_OR_FONT = /\.(?:avif|gif|ico|jpg|png|svg|webp|woff2)$/;

/**
 * Computes how long a browser may use a file without revalidation.
 *
 * @param pathname of the file below the site's root, with leading slash
 * @example pathToCacheControl('/assets/js/main.0a1b2c3d.js')
 * // → 'public, max-age=31536000, immutable'
 * @example pathToCacheControl('/sw.js') // → 'no-cache'
 */
export function pathToCacheControl(pathname: string): string {
  if (HASHED_FILE.test(pathname)) {
    return CACHE_IMMUTABLE;
  }
  return PICTURE_OR_FONT.test(pathname) ? CACHE_ONE_DAY : CACHE_NEVER;
}
