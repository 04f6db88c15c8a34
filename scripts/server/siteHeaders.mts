import path from 'node:path';
import { RUNNER_HEADER_POLICY } from '../../plugins/demo-runner/runnerPolicy.ts';

const CONTENT_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Names with a hash of the contents in them: `main.0a1b2c3d.js`. */
const HASHED_ASSET = /^\/(?:assets|runner\/packages)\/.*[.-][0-9a-f]{8,}\.\w+$/;

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

/**
 * How long a browser may keep a file without asking again.
 *
 * @param pathname of the file below the site's root, with leading slash
 * @example pathToCacheControl('/assets/js/main.0a1b2c3d.js')
 * // → 'public, max-age=31536000, immutable'
 * @example pathToCacheControl('/sw.js') // → 'no-cache'
 */
export function pathToCacheControl(pathname: string): string {
  if (HASHED_ASSET.test(pathname)) {
    return `public, max-age=${YEAR_SECONDS}, immutable`;
  }
  return /\.(?:avif|gif|ico|jpg|png|svg|webp|woff2)$/.test(pathname)
    ? `public, max-age=${DAY_SECONDS}`
    : 'no-cache';
}

const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/**
 * Headers that protect readers. The document of edited demos is cut off from everything.
 *
 * @param pathname of the file below the site's root, with leading slash
 * @example pathToSecurityHeaders('/runner/frame.html')['Content-Security-Policy']
 * // → 'sandbox allow-scripts; default-src …'
 */
export function pathToSecurityHeaders(pathname: string): Record<string, string> {
  return pathname.startsWith('/runner/')
    ? { ...SECURITY_HEADERS, 'Content-Security-Policy': RUNNER_HEADER_POLICY }
    : SECURITY_HEADERS;
}

/**
 * Media type of a file by its ending.
 *
 * @example fileToContentType('index.html') // → 'text/html; charset=utf-8'
 */
export function fileToContentType(file: string): string {
  return CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream';
}

/**
 * Says whether a file is worth compressing: text is, pictures and fonts already are.
 *
 * @example isCompressible('logo.svg') // → true
 */
export function isCompressible(file: string): boolean {
  return /charset=|wasm/.test(fileToContentType(file));
}

/** Ways in which the server compresses. */
export type Encoding = 'br' | 'gzip';

/**
 * Chooses the best way to compress that a browser accepts.
 *
 * @param acceptEncoding the request's header; absent means as it is
 * @example chooseEncoding('gzip, deflate, br') // → 'br'
 * @example chooseEncoding('br;q=0, gzip') // → 'gzip'
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | null {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  return (
    (['br', 'gzip'] as const).find((encoding) => accepted.has(encoding)) ?? null
  );
}
