import path from 'node:path';

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
  '.tsv': 'text/tab-separated-values; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
};

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
