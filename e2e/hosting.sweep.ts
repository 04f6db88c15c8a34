import { readdirSync, symlinkSync, mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { renderNginxConfig } from '../scripts/deploy/renderNginxConfig';
import { listRedirectedLanguages } from '../scripts/server/listBuiltLanguages.mts';
import { readHeaderRules } from '../scripts/server/readHeaderRules.mts';
import { checkSite } from '../scripts/smoke/checkSite';
import { findNginx, startNginx, type Nginx } from './harness/nginx';
import { openPage, PAGES } from '../tests/harness/pages';
import { openAsReader } from '../tests/harness/reader';
import { BUILD_DIR, readBuilt, useStage } from '../tests/harness/site';
import { watchComplaints } from '../tests/harness/complaints';

const stage = useStage();
const program = findNginx();

if (program === null) {
  console.warn('NOT CHECKED: nginx cannot be had on this machine.');
}

/** A test that is passed with a note where there is no nginx. */
function check(name: string, test: (nginx: Nginx) => Promise<void>): void {
  it(program ? name : `NOT CHECKED, no nginx: ${name}`, async () => {
    if (nginx) {
      await test(nginx);
    }
  });
}

const render = (folder: string, baseUrl: string) => (listen: string) =>
  renderNginxConfig({
    folder,
    baseUrl,
    listen,
    prefixLanguages: listRedirectedLanguages(folder),
  });

let nginx: Nginx | undefined;

beforeAll(async () => {
  nginx = program ? await startNginx(program, render(BUILD_DIR, '/')) : undefined;
});

afterAll(() => nginx?.stop());

/** Sends a path as it is written; `fetch` would tidy it. */
function getRaw(
  { origin }: Nginx,
  pathname: string,
): Promise<{ status: number | undefined; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    request(
      { host: '127.0.0.1', port: new URL(origin).port, path: pathname },
      (response) => {
        response.resume();
        resolve({ status: response.statusCode, headers: response.headers });
      },
    )
      .on('error', reject)
      .end();
  });
}

check('passes the smoke test without a note', async ({ origin }) => {
  const findings = await checkSite(`${origin}/`);
  expect(
    findings.filter(({ problems, notes }) => problems.length + notes.length),
  ).toEqual([]);
});

check('sends each page the policy that stands in it', async ({ origin }) => {
  for (const pathname of ['/', PAGES.button, '/blog/', '/404.html']) {
    const response = await fetch(`${origin}${pathname}`);
    const [, inPage] =
      /Security-Policy content="([^"]*)"/.exec(await response.text()) ?? [];
    expect(response.headers.get('content-security-policy')).toBe(
      `${inPage}; frame-ancestors 'none'`,
    );
    expect(response.headers.get('content-security-policy-report-only')).toContain(
      "require-trusted-types-for 'script'",
    );
  }
  const frame = await fetch(`${origin}/runner/frame.html`);
  expect(frame.headers.get('content-security-policy-report-only')).toBeNull();
});

check(
  'sends the headers of every answer with every kind of file',
  async (server) => {
    const [script] = readdirSync(path.join(BUILD_DIR, 'assets/js'));
    const [sheet] = readdirSync(path.join(BUILD_DIR, 'assets/css'));
    const pathnames = [
      '/',
      '/nothing/',
      '/material-ui/react-button',
      '/fr/material-ui/',
      '/sw.js',
      '/manifest.webmanifest',
      '/sitemap.xml',
      '/llms.txt',
      '/runner/frame.html',
      '/material-ui/react-button/index.md',
      '/img/favicon.svg',
      `/assets/js/${script}`,
      `/assets/css/${sheet}`,
      '/.hidden',
    ];
    const everywhere = readHeaderRules(BUILD_DIR).find(
      ({ pattern }) => pattern === '/*',
    );
    const wanted = Object.entries(everywhere?.headers ?? {});
    expect(wanted.length).toBeGreaterThanOrEqual(6);
    for (const pathname of pathnames) {
      const { headers } = await getRaw(server, pathname);
      const sent = wanted.map(([name]) => [name, headers[name.toLowerCase()]]);
      expect([pathname, sent]).toEqual([pathname, wanted]);
      expect([pathname, headers.server]).toEqual([pathname, 'nginx']);
    }
  },
);

check(
  'keeps hashed files for good, also where they are missing never',
  async ({ origin }) => {
    const [script] = readdirSync(path.join(BUILD_DIR, 'assets/js'));
    const found = await fetch(`${origin}/assets/js/${script}`);
    expect(found.headers.get('cache-control')).toContain('immutable');
    const missing = await fetch(`${origin}/assets/js/none.0a1b2c3d.js`);
    expect(missing.status).toBe(404);
    expect(missing.headers.get('cache-control')).toBe('no-cache');
    expect(missing.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await missing.text()).toBe(readBuilt('404.html'));
  },
);

check('compresses text', async (server) => {
  const { headers } = await new Promise<{ headers: Record<string, unknown> }>(
    (resolve, reject) => {
      request(
        `${server.origin}/`,
        { headers: { 'accept-encoding': 'gzip' } },
        (response) => {
          response.resume();
          resolve(response);
        },
      )
        .on('error', reject)
        .end();
    },
  );
  expect(headers['content-encoding']).toBe('gzip');
});

describe('addresses', () => {
  const answers: [pathname: string, status: number, location?: string][] = [
    ['/material-ui/react-button', 301, '/material-ui/react-button/'],
    ['/fr/material-ui/', 302, '/material-ui/?userLanguage=fr'],
    ['/fr/', 302, '/?userLanguage=fr'],
    ['/zh/material-ui/?a=1', 302, '/material-ui/?userLanguage=zh&a=1'],
    ['/fr/blog/', 302, '/blog/'],
    ['/fr//example.com/', 302, '/example.com/?userLanguage=fr'],
    ['/fr/\\example.com/', 302, '/example.com/?userLanguage=fr'],
    ['/fr/%0d%0aX-Bad:1', 302, '/%0d%0aX-Bad:1?userLanguage=fr'],
    ['/xq/material-ui/', 404],
    ['/en/material-ui/', 404],
    ['/assets/', 404],
    ['/_headers', 404],
    ['/.deploy-state.json', 404],
    ['/../../etc/passwd', 400],
  ];
  for (const [pathname, status, location] of answers) {
    check(`${pathname} is answered with ${status}`, async (server) => {
      const answer = await getRaw(server, pathname);
      expect([answer.status, answer.headers.location]).toEqual([status, location]);
      expect(answer.headers).not.toHaveProperty('x-bad');
    });
  }
});

check('lets a page run without a complaint', async ({ origin }) => {
  const context = await openAsReader({ browser: stage.browser, origin });
  const complaints = watchComplaints(context, origin);
  await openPage(await context.newPage(), `${origin}${PAGES.button}`);
  expect(complaints.take()).toEqual([]);
  await context.close();
});

check('takes the configuration of a site below a path', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  mkdirSync(path.join(folder, 'docs'));
  symlinkSync(BUILD_DIR, path.join(folder, 'docs/v5.15'));
  const below = await startNginx(
    program as string,
    render(path.join(folder, 'docs/v5.15'), '/docs/v5.15/'),
  );
  try {
    const home = await fetch(`${below.origin}/docs/v5.15/`);
    expect(home.status).toBe(200);
    const redirect = await getRaw(below, '/docs/v5.15/fr/material-ui/');
    expect(redirect.headers.location).toBe(
      '/docs/v5.15/material-ui/?userLanguage=fr',
    );
    expect((await fetch(`${below.origin}/material-ui/`)).status).toBe(404);
    const [script] = readdirSync(path.join(BUILD_DIR, 'assets/js'));
    const asset = await fetch(`${below.origin}/docs/v5.15/assets/js/${script}`);
    expect(asset.headers.get('cache-control')).toContain('immutable');
  } finally {
    await below.stop();
    rmSync(folder, { recursive: true });
  }
});
