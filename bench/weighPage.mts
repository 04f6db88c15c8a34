import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Uses into which the bytes of a page are sorted. */
export const WEIGHT_KINDS = [
  'scripts executed',
  'styles',
  'html',
  'fonts',
  'other',
  'prefetched',
] as const;

export type WeightKind = (typeof WEIGHT_KINDS)[number];

/** Size of a file in bytes: as it is, and as a host may send it. */
export interface Size {
  raw: number;
  /** gzip, level 9 */
  gzip: number;
  /** brotli, quality 11 */
  brotli: number;
}

/** A file that a page has loaded. */
export interface LoadedFile {
  url: string;
  /** As the browser names it: `document`, `script`, `stylesheet`, `font`, … */
  resourceType: string;
  /** Contents without transfer encoding. */
  body: Buffer;
  /** Whether the browser ran it, for a script. */
  executed: boolean;
}

/** Weight of a page: requests and bytes by use. */
export type PageWeight = Record<WeightKind, Size & { requests: number }>;

const NOTHING: Size = { raw: 0, gzip: 0, brotli: 0 };

/** Measures contents. Fonts and pictures are compressed already: they weigh what they are. */
export function measureSize(body: Buffer, compressible: boolean): Size {
  const raw = body.length;
  return compressible
    ? {
        raw,
        gzip: gzipSync(body, { level: 9 }).length,
        brotli: brotliCompressSync(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: raw,
          },
        }).length,
      }
    : { raw, gzip: raw, brotli: raw };
}

/** Says what a loaded file is for. A script that was fetched and not run was prefetched. */
export function fileToKind({ url, resourceType, executed }: LoadedFile): WeightKind {
  if (executed) {
    return 'scripts executed';
  }
  if (resourceType === 'document') {
    return 'html';
  }
  const { pathname } = new URL(url);
  if (resourceType === 'script' || pathname.endsWith('.js')) {
    return 'prefetched';
  }
  if (resourceType === 'stylesheet' || pathname.endsWith('.css')) {
    return 'styles';
  }
  return resourceType === 'font' || pathname.endsWith('.woff2') ? 'fonts' : 'other';
}

/** Adds sizes up. */
export function addSizes(sizes: readonly Size[]): Size {
  return sizes.reduce(
    (sum, { raw, gzip, brotli }) => ({
      raw: sum.raw + raw,
      gzip: sum.gzip + gzip,
      brotli: sum.brotli + brotli,
    }),
    NOTHING,
  );
}

/**
 * Weighs a page by the files it has loaded, each address once.
 *
 * @param measure for tests; by default {@link measureSize}
 */
export function weighPage(
  files: readonly LoadedFile[],
  measure: typeof measureSize = measureSize,
): PageWeight {
  const unique = [...new Map(files.map((file) => [file.url, file])).values()];
  const weigh = (kind: WeightKind) => {
    const members = unique.filter((file) => fileToKind(file) === kind);
    const sizes = members.map(({ url, body }) =>
      measure(body, !/\.(?:woff2?|png|jpg|webp|avif)$/.test(new URL(url).pathname)),
    );
    return { ...addSizes(sizes), requests: members.length };
  };
  return Object.fromEntries(
    WEIGHT_KINDS.map((kind) => [kind, weigh(kind)]),
  ) as PageWeight;
}
