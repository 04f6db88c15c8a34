import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { renderPolicyMap } from './renderPolicyMap';
import { renderTwinMap } from './renderTwinMap';
import { textToHeaderRules, pathToHeaders } from './headerRules';
import { writeHostPolicies, writePagePolicies } from './writePolicies';

const page = (body: string) =>
  `<!doctype html><html><head><meta charset=UTF-8></head><body><script data-first-paint=true>paint()</script>${body}</body></html>`;

const FRAME =
  '<!doctype html><html><head></head><body><script>run()</script></body></html>';

let root: string;

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

function write(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
}

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'policies-'));
  write({
    'index.html': page(''),
    'blog/index.html': page(''),
    'joy-ui/index.html': page('<style>a{}</style>'),
    'runner/frame.html': FRAME,
    'assets/js/main.0a1b2c3d.js': '',
  });
});

afterEach(() => fs.rmSync(root, { recursive: true }));

describe('writePagePolicies', () => {
  it('writes into pages, and leaves the document of edited demos alone', async () => {
    await writePagePolicies(root, {});
    expect(read('joy-ui/index.html')).toContain('<meta http-equiv=');
    expect(read('runner/frame.html')).toBe(FRAME);
  });

  it('names the page it cannot hold for', async () => {
    write({ 'joy-ui/index.html': page('<script>extra()</script>') });
    await expect(writePagePolicies(root, {})).rejects.toThrow(
      'joy-ui/index.html: the inline script <script>extra() is not hashed and would be blocked.',
    );
  });
});

describe('writeHostPolicies', () => {
  it('says the same as headers, twice alike', async () => {
    await writePagePolicies(root, {});
    await writeHostPolicies({ root, baseUrl: '/portal/' }, {});
    const texts = [read('_headers'), read('_content-security-policy.map')];
    await writeHostPolicies({ root, baseUrl: '/portal/' }, {});
    expect([read('_headers'), read('_content-security-policy.map')]).toEqual(texts);

    const [, inPage = ''] =
      /content="([^"]*)"/.exec(read('joy-ui/index.html')) ?? [];
    expect(texts[1]).toContain(
      `"/portal/joy-ui/index.html" "${inPage}; frame-ancestors 'none'";`,
    );
    expect(texts[1]).not.toContain('blog');
    const headers = pathToHeaders(
      textToHeaderRules(texts[0] ?? ''),
      '/portal/blog/',
    );
    expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  });
});

describe('renderTwinMap', () => {
  it('lists the pages that are also there as Markdown', () => {
    const files = [
      '404.html',
      'index.html',
      'index.md',
      'joy-ui/index.html',
      'joy-ui/react-chip/index.html',
      'joy-ui/react-chip.md',
      'joy-ui/react-chip/hooks.md',
    ];
    expect(renderTwinMap(files, '/v5.15/')).toBe(
      [
        'default "";',
        String.raw`"/v5.15/index.html" "</v5.15/index.md>; rel=\"alternate\"; type=\"text/markdown\"";`,
        String.raw`"/v5.15/joy-ui/react-chip/index.html" "</v5.15/joy-ui/react-chip.md>; rel=\"alternate\"; type=\"text/markdown\"";`,
        '',
      ].join('\n'),
    );
  });
});

describe('renderPolicyMap', () => {
  it('lists what differs from most', () => {
    expect(
      renderPolicyMap({
        baseUrl: '/v5.15/',
        runnerPolicy: 'sandbox',
        pages: new Map([
          ['c/index.html', 'c'],
          ['b/index.html', 'usual'],
          ['a/index.html', 'usual'],
        ]),
      }),
    ).toBe(
      'default "usual";\n~^/v5\\.15/(?:[\\w-]+/)?runner/ "sandbox";\n"/v5.15/c/index.html" "c";\n',
    );
  });
});
