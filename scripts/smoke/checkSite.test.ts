import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {
  writeHostPolicies,
  writePagePolicies,
} from '../../plugins/publish/content-security-policy/writePolicies';
import { createSiteServer, type SiteServer } from '../server/createSiteServer.mts';
import { checkSite, type Finding } from './checkSite';

const page = (text: string) =>
  `<!doctype html><html><head><meta charset=UTF-8>${text}<link rel=stylesheet href=/portal/assets/css/styles.0a1b2c3d.css><script src=/portal/assets/js/main.0a1b2c3d.js defer></script></head><body><script data-first-paint=true>paint()</script><h1>Portal</h1></body></html>`;

const FILES = {
  'index.html': page('<style>a{}</style>'),
  'joy-ui/index.html': page('<style>b{}</style>'),
  '404.html': page('<meta name=portal:not-found content=true>'),
  'sitemap.xml':
    '<urlset><url><loc>https://docs.example.org/portal/</loc></url><url><loc>https://docs.example.org/portal/joy-ui/</loc></url></urlset>',
  'assets/js/main.0a1b2c3d.js': 'void 0',
  'assets/css/styles.0a1b2c3d.css': 'a{}',
  'assets/search/manifest.json':
    '{"shards":[{"file":"assets/search/joy-0a1b2c3d.json"}]}',
  'assets/search/joy-0a1b2c3d.json': '{}',
  'runner/frame.html': '<!doctype html><title>Edited demo</title>',
  'sw.js': 'void 0',
};

let root: string;
let site: SiteServer;

beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'smoke-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  await writePagePolicies(root, {});
  await writeHostPolicies({ root, baseUrl: '/portal/' }, {});
  site = await createSiteServer({ root, baseUrl: '/portal/' });
});

afterAll(async () => {
  await site.close();
  rmSync(root, { recursive: true });
});

type Change = (answer: {
  pathname: string;
  status: number;
  headers: Headers;
  text: string;
}) => { status?: number; text?: string } | void;

/** The site behind a host that spoils something. */
async function checkSpoilt(change: Change): Promise<Record<string, Finding>> {
  async function answer(pathname: string, response: ServerResponse) {
    const found = await fetch(site.origin + pathname);
    const headers = new Headers(found.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) {
      headers.delete(name);
    }
    const given = {
      pathname,
      status: found.status,
      headers,
      text: await found.text(),
    };
    const { status = given.status, text = given.text } = change(given) ?? {};
    response.writeHead(status, Object.fromEntries(headers)).end(text);
  }
  const host: Server = createServer((request, response) => {
    void answer(request.url ?? '/', response);
  });
  await new Promise<void>((resolve) => {
    host.listen(0, '127.0.0.1', resolve);
  });
  const { port } = host.address() as AddressInfo;
  const findings = await checkSite(`http://127.0.0.1:${port}/portal`);
  host.closeAllConnections();
  host.close();
  return Object.fromEntries(findings.map((finding) => [finding.name, finding]));
}

const PAGE_PATH = '/portal/';

describe('checkSite', () => {
  it('has nothing to say about a good host', async () => {
    for (const { problems, notes } of await checkSite(`${site.origin}/portal/`)) {
      expect([
        problems,
        notes.filter((note) => !note.includes('uncompressed')),
      ]).toEqual([[], []]);
    }
  });

  it.each<[string, string, Change, RegExp]>([
    [
      'a page instead of what is missing',
      'what is missing',
      () => ({ status: 200, text: FILES['index.html'] }),
      /none\.0a1b2c3d\.js is answered with 200 instead of 404/,
    ],
    [
      'an inline script that was put in',
      'security headers',
      ({ pathname, text }) =>
        pathname === PAGE_PATH
          ? { text: text.replace('<h1>', '<script>extra()</script><h1>') }
          : undefined,
      /The inline <script> is not hashed in every policy of the page/,
    ],
    [
      'a page of an earlier deploy beside a new header',
      'security headers',
      ({ pathname, text }) =>
        pathname === PAGE_PATH
          ? { text: text.replace('paint()', 'old()') }
          : undefined,
      /The inline <script data-first-paint=true> is not hashed/,
    ],
    [
      'pages without a policy',
      'security headers',
      ({ headers, text }) => {
        headers.delete('content-security-policy');
        return { text: text.replace(/<meta http-equiv[^>]*>/, '') };
      },
      /^The page has no policy\.$/,
    ],
    [
      'a policy that lets all run',
      'security headers',
      ({ headers, text }) => {
        headers.set(
          'content-security-policy',
          "script-src * 'unsafe-inline' 'unsafe-eval'",
        );
        return { text: text.replace(/<meta http-equiv[^>]*>/, '') };
      },
      /lets any inline script run/,
    ],
    [
      'a worker that is kept for good',
      'service worker',
      ({ headers }) => headers.set('cache-control', 'max-age=1, immutable'),
      /sw\.js may be kept for good/,
    ],
    [
      'scripts as text',
      'scripts and styles',
      ({ headers }) => headers.set('content-type', 'text/plain'),
      /main\.0a1b2c3d\.js has the type text\/plain/,
    ],
    [
      'the policy of pages with edited demos',
      'edited demos',
      ({ headers }) => headers.set('content-security-policy', "script-src 'self'"),
      /sent with a policy that is not its own/,
    ],
    [
      'a search index that is cut off',
      'search index',
      ({ pathname, text }) =>
        pathname.endsWith('joy-0a1b2c3d.json') ? { text: text.slice(1) } : undefined,
      /JSON/,
    ],
  ])('tells of %s', async (_, name, change, problem) => {
    const findings = await checkSpoilt(change);
    expect(findings[name]?.problems.join('\n')).toMatch(problem);
  });

  it('notes what a host without rules does not send', async () => {
    const findings = await checkSpoilt(({ headers }) => {
      headers.delete('content-security-policy');
      headers.delete('permissions-policy');
      headers.set('cache-control', 'max-age=600');
    });
    expect(Object.values(findings).flatMap(({ problems }) => problems)).toEqual([]);
    expect(findings['security headers']?.notes).toEqual([
      'The host sends no policy: other sites may frame the portal.',
      'The host does not send Permissions-Policy.',
    ]);
    expect(findings['service worker']?.notes).toEqual([
      'sw.js may be kept a while (max-age=600).',
    ]);
  });

  it('says why a host cannot be reached', async () => {
    const findings = await checkSite('http://127.0.0.1:1/');
    expect(findings.map(({ problems }) => problems.length)).not.toContain(0);
  });
});
