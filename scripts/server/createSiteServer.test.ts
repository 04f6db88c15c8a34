import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createSiteServer, type SiteServer } from './createSiteServer.mts';

const PAGE = `<!doctype html><title>Button</title>${'<p>text</p>'.repeat(200)}`;
const FILES = {
  'index.html': '<!doctype html><title>Home</title>',
  '404.html': '<!doctype html><title>Nothing here</title>',
  'material-ui/index.html': PAGE,
  'material-ui.md': '# Button',
  'assets/js/main.0a1b2c3d.js': 'void 0;',
  'assets/languages/fr.0a1b2c3d4e5f.json': '{}',
  'assets/languages/zh-CN.0a1b2c3d4e5f.json': '{}',
  'fr/built/index.html': 'built in French',
  'fonts/geist.woff2': 'not text',
  'sw.js': 'void 0;',
  '.hidden': 'secret',
};

let folder: string;
let server: SiteServer;

/** Node's own client: it neither decodes bodies nor tidies paths. */
function get(
  pathname: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<IncomingMessage & { body: Buffer }> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.origin);
    request(
      { host: '127.0.0.1', port, path: pathname, headers, method },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve(Object.assign(response, { body: Buffer.concat(chunks) })),
        );
      },
    )
      .on('error', reject)
      .end();
  });
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'site-server-'));
  const root = path.join(folder, 'build');
  for (const [name, contents] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), contents);
  }
  writeFileSync(path.join(folder, 'private.txt'), 'secret');
  server = await createSiteServer({ root });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('createSiteServer', () => {
  it('listens on this machine alone', () => {
    expect(server.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  it('serves the index of a folder', async () => {
    const { statusCode, headers, body } = await get('/material-ui/');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'strict-origin-when-cross-origin',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(body.toString()).toBe(PAGE);
  });

  it('says where a page is as Markdown, and nothing where it is not', async () => {
    const { headers } = await get('/material-ui/');
    expect(headers.link).toBe(
      '</material-ui.md>; rel="alternate"; type="text/markdown"',
    );
    expect((await get('/')).headers.link).toBeUndefined();
    expect((await get('/material-ui.md')).headers.link).toBeUndefined();
  });

  it('redirects to the trailing slash and keeps the query', async () => {
    const { statusCode, headers } = await get('/material-ui?userLanguage=en&a=%2F?');
    expect(statusCode).toBe(301);
    expect(headers.location).toBe('/material-ui/?userLanguage=en&a=%2F?');
  });

  it('never redirects to another host', async () => {
    const { statusCode, headers } = await get('//material-ui');
    expect(statusCode).toBe(301);
    expect(headers.location).toBe('/material-ui/');
  });

  it('compresses by what the browser accepts', async () => {
    const brotli = await get('/material-ui/', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(Number(brotli.headers['content-length'])).toBe(brotli.body.length);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(PAGE);
    const gzipped = await get('/material-ui/', { 'accept-encoding': 'gzip' });
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzipped.body).toString()).toBe(PAGE);
  });

  it('leaves fonts as they are', async () => {
    const { headers, body } = await get('/fonts/geist.woff2', {
      'accept-encoding': 'br',
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(FILES['fonts/geist.woff2']);
  });

  it('lets hashed files be kept for good, and nothing that changes', async () => {
    const asset = await get('/assets/js/main.0a1b2c3d.js');
    expect(asset.headers['cache-control']).toContain('immutable');
    const worker = await get('/sw.js');
    expect(worker.headers['cache-control']).toBe('no-cache');
  });

  it('answers 304 for what the browser has', async () => {
    const { etag = '' } = (await get('/material-ui/')).headers;
    const { statusCode, body } = await get('/material-ui/', {
      'if-none-match': etag,
    });
    expect(statusCode).toBe(304);
    expect(body).toHaveLength(0);
  });

  it.each([
    '/nothing/',
    '/nothing',
    '/assets/js/none.js',
    '/index.html/',
    '/.hidden',
    '/../private.txt',
    '/%2e%2e/private.txt',
    '/..%2fprivate.txt',
    '/..%5cprivate.txt',
  ])('shows the page for what is missing: %s', async (pathname) => {
    const { statusCode, headers, body } = await get(pathname);
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toBe(FILES['404.html']);
  });

  it.each(['/%', '/%ff', '/a%00b'])(
    'refuses the malformed path %s',
    async (pathname) => {
      expect((await get(pathname)).statusCode).toBe(400);
    },
  );

  it('answers HEAD with headers alone, and no other method', async () => {
    const head = await get('/material-ui/', {}, 'HEAD');
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe(String(PAGE.length));
    expect(head.body).toHaveLength(0);
    expect((await get('/', {}, 'POST')).statusCode).toBe(405);
  });

  it('serves a site that was built for a path', async () => {
    const below = await createSiteServer({
      root: path.join(folder, 'build'),
      baseUrl: '/portal/',
    });
    try {
      const redirect = await fetch(`${below.origin}/portal/material-ui`, {
        redirect: 'manual',
      });
      expect(redirect.headers.get('location')).toBe('/portal/material-ui/');
      expect((await fetch(`${below.origin}/portal/`)).status).toBe(200);
      expect((await fetch(`${below.origin}/material-ui/`)).status).toBe(404);
    } finally {
      await below.close();
    }
  });

  it('sends the headers that the site asks for, and not the file that does', async () => {
    const root = path.join(folder, 'asking');
    mkdirSync(root);
    writeFileSync(path.join(root, 'index.html'), PAGE);
    writeFileSync(path.join(root, '404.html'), PAGE);
    writeFileSync(path.join(root, '_headers'), '/portal/\n  X-Test: home\n');
    const asking = await createSiteServer({ root, baseUrl: '/portal/' });
    try {
      const home = await fetch(`${asking.origin}/portal/`);
      expect(home.headers.get('x-test')).toBe('home');
      const rules = await fetch(`${asking.origin}/portal/_headers`);
      expect(rules.status).toBe(404);
      expect(rules.headers.get('x-test')).toBeNull();
    } finally {
      await asking.close();
    }
  });

  it('says where a site is missing', async () => {
    await expect(createSiteServer({ root: folder })).rejects.toThrow(
      'holds no built site',
    );
  });
});

describe('addresses with a language prefix', () => {
  it.each([
    ['/fr/material-ui/', '/material-ui/?userLanguage=fr'],
    ['/zh/material-ui/?a=1', '/material-ui/?a=1&userLanguage=zh'],
    ['/fr/blog/first/', '/blog/first/'],
    ['/fr//example.com/', '/example.com/?userLanguage=fr'],
  ])('%s leads to %s', async (pathname, location) => {
    const { statusCode, headers } = await get(pathname);
    expect([statusCode, headers.location]).toEqual([302, location]);
  });

  it.each(['/xx/material-ui/', '/en/material-ui/', '/de/'])(
    '%s is missing',
    async (pathname) => {
      expect((await get(pathname)).statusCode).toBe(404);
    },
  );

  it('are pages where they have been built', async () => {
    expect((await get('/fr/built/')).body.toString()).toBe('built in French');
  });

  it('are left to the page for missing ones on a host without rules', async () => {
    const plain = await createSiteServer({
      root: path.join(folder, 'build'),
      redirectsPrefixes: false,
    });
    try {
      expect((await fetch(`${plain.origin}/fr/material-ui/`)).status).toBe(404);
    } finally {
      await plain.close();
    }
  });
});
