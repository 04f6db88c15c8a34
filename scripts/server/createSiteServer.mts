import { createReadStream, existsSync, statSync, type Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pathToHeaders } from '../../plugins/publish/content-security-policy/headerRules';
import {
  pathToCacheControl,
  SECURITY_HEADERS,
} from '../../plugins/publish/content-security-policy/hostHeaders';
import { fileToTwinLink } from '../../plugins/publish/content-security-policy/renderTwinMap';
import { prefixToAddress } from '../../src/lib/address/languagePrefix';
import { listPrefixLanguages } from '../../src/lib/language/languages';
import { listBuiltLanguages } from './listBuiltLanguages.mts';
import { readHeaderRules } from './readHeaderRules.mts';
import { resolveSitePath } from './resolveSitePath.mts';
import {
  chooseEncoding,
  fileToContentType,
  isCompressible,
  type Encoding,
} from './siteHeaders.mts';

/** Folder and options of a served site. */
export interface SiteServerOptions {
  /** Folder of the built site. */
  root: string;
  /** Port on 127.0.0.1; 0 takes a free one. */
  port?: number;
  /** Path the site was built for, with both slashes. */
  baseUrl?: string;
  /**
   * Whether to lead addresses with a language prefix to their pages, as a host with
   * redirect rules does. Without, the page for missing ones does it. Default: true.
   */
  redirectsPrefixes?: boolean;
}

/** A running server. */
export interface SiteServer {
  /** Origin without trailing slash: `http://127.0.0.1:43117`. */
  origin: string;
  /** Stops it, open connections included. */
  close(): Promise<void>;
}

const COMPRESSORS: Record<Encoding, (contents: Buffer) => Promise<Buffer>> = {
  // A quality that a host uses on the fly; 11 takes a second for a large script.
  br: (contents) =>
    promisify(brotliCompress)(contents, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    }),
  gzip: (contents) => promisify(gzip)(contents, { level: 9 }),
};

/** Compresses files, each state of a file once. */
function createCompressedCache() {
  const cache = new Map<string, Promise<Buffer>>();
  return (file: string, { mtimeMs }: Stats, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${mtimeMs} ${file}`;
    const kept = cache.get(key);
    if (kept) {
      return kept;
    }
    const contents = readFile(file).then(COMPRESSORS[encoding]);
    cache.set(key, contents);
    return contents;
  };
}

/**
 * Serves a built site on this machine with the headers of a real host: compression,
 * caching, validation, trailing slashes and the site's own page for what is missing.
 *
 * @throws if the folder holds no site, or the port is taken
 */
export async function createSiteServer({
  root,
  port = 0,
  baseUrl = '/',
  redirectsPrefixes = true,
}: SiteServerOptions): Promise<SiteServer> {
  const missingPage = path.join(root, '404.html');
  if (!statSync(missingPage, { throwIfNoEntry: false })) {
    throw new Error(`${root} holds no built site; "npm run build" writes it.`);
  }
  const rules = readHeaderRules(root);
  const loadCompressed = createCompressedCache();
  const prefixLanguages = redirectsPrefixes
    ? listPrefixLanguages(listBuiltLanguages(root))
    : [];

  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    status: 200 | 404,
    file: string,
    stats: Stats,
  ): Promise<void> {
    const compressible = isCompressible(file);
    const encoding = compressible
      ? chooseEncoding(request.headers['accept-encoding'])
      : null;
    const etag = `W/"${stats.size.toString(36)}-${stats.mtimeMs.toString(36)}"`;
    const sitePath = `/${path.relative(root, file).split(path.sep).join('/')}`;
    const twinLink = fileToTwinLink(sitePath.slice(1), baseUrl, (name) =>
      existsSync(path.join(root, name)),
    );
    const headers: OutgoingHttpHeaders = {
      'Cache-Control': pathToCacheControl(sitePath),
      ...(twinLink ? { Link: twinLink } : {}),
      ...pathToHeaders(
        rules,
        baseUrl + sitePath.slice(1).replace(/(^|\/)index\.html$/, '$1'),
      ),
      'Content-Type': fileToContentType(file),
      ETag: etag,
      ...(compressible ? { Vary: 'Accept-Encoding' } : {}),
    };
    if (status === 200 && request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers).end();
      return;
    }
    const compressed = encoding && (await loadCompressed(file, stats, encoding));
    response.writeHead(status, {
      ...headers,
      'Content-Length': compressed ? compressed.length : stats.size,
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    });
    if (request.method === 'HEAD' || compressed) {
      response.end(request.method === 'HEAD' ? undefined : compressed);
    } else {
      createReadStream(file)
        .on('error', () => response.destroy())
        .pipe(response);
    }
  }

  function sendText(
    response: ServerResponse,
    status: number,
    text: string,
    headers: OutgoingHttpHeaders = {},
  ): void {
    response
      .writeHead(status, {
        ...SECURITY_HEADERS,
        'Cache-Control': 'no-cache',
        'Content-Type': 'text/plain; charset=utf-8',
        ...headers,
      })
      .end(text);
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(response, 405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
      return;
    }
    const [requested = '/', query] = (request.url ?? '/').split(/\?(.*)/s, 2);
    // A path that begins with two slashes would send the reader to another host.
    const pathname = requested.replace(/^\/+/, '/');
    const target = pathname.startsWith(baseUrl)
      ? resolveSitePath(root, pathname.slice(baseUrl.length - 1))
      : { kind: 'missing' as const };
    switch (target.kind) {
      case 'file':
        await sendFile(request, response, 200, target.file, target.stats);
        break;
      case 'redirect': {
        const location = `${baseUrl.slice(0, -1)}${target.pathname}`;
        sendText(response, 301, '', {
          Location: query === undefined ? location : `${location}?${query}`,
        });
        break;
      }
      case 'malformed':
        sendText(response, 400, 'The address is malformed.');
        break;
      case 'missing': {
        const address =
          redirectsPrefixes && pathname.startsWith(baseUrl)
            ? prefixToAddress(
                {
                  pathname: pathname.slice(baseUrl.length - 1),
                  search: query ?? '',
                },
                prefixLanguages,
              )
            : null;
        if (address !== null) {
          sendText(response, 302, '', {
            Location: `${baseUrl.slice(0, -1)}${address}`,
          });
          break;
        }
        await sendFile(request, response, 404, missingPage, statSync(missingPage));
      }
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
