/** @jest-environment jsdom */
type Module = typeof import('./trustedTypes');

/** Stands for what the browser gives: an object, another for each call. */
class Trusted {
  constructor(private readonly text: string) {}

  toString() {
    return this.text;
  }
}

interface Rules {
  [method: string]: (text: string) => string;
}

const createPolicy = jest.fn((_name: string, rules: Rules) =>
  Object.fromEntries(
    Object.entries(rules).map(([method, rule]) => [
      method,
      (text: string) => new Trusted(rule(text)),
    ]),
  ),
);

/** The module keeps its policy, so each test has its own. */
async function load(): Promise<Module> {
  jest.resetModules();
  return import('./trustedTypes');
}

beforeEach(() => {
  createPolicy.mockClear();
  Reflect.set(window, 'trustedTypes', { createPolicy });
});

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes');
});

it('has one policy, and one object for a text', async () => {
  const { trustHtml } = await load();
  const code = trustHtml('<span class="k">const</span> a');
  expect(code.__html).toBeInstanceOf(Trusted);
  expect(String(code.__html)).toBe('<span class="k">const</span> a');
  expect(trustHtml('<span class="k">const</span> a')).toBe(code);
  expect(trustHtml('')).not.toBe(code);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['portal']);
});

it.each([
  '<script>alert(1)</script>',
  '<IFRAME src="/x">',
  '<img src="x" onerror="alert(1)">',
  '<a\nhref="javascript:alert(1)">x</a>',
  "<a href=' javascript:alert(1)'>x</a>",
  '<div srcdoc="x">',
])('refuses HTML that runs something: %j', async (html) => {
  const { trustHtml } = await load();
  expect(() => trustHtml(html)).toThrow('HTML that runs something: ');
});

it.each([
  '&lt;script src=&quot;x&quot;&gt;',
  '<span>onClick</span>={() =&gt; go()}',
  '<a href="/material-ui/api/button/#onclick">onClick = x</a>',
  '<p>javascript: is no scheme to use</p>',
])('takes HTML that speaks of it: %j', async (html) => {
  const { trustHtml } = await load();
  expect(String(trustHtml(html).__html)).toBe(html);
});

it('takes scripts of the portal and of the tag', async () => {
  const { trustScript } = await load();
  for (const address of [
    '/sw.js',
    `${window.location.origin}/assets/js/worker.1a2b.js`,
    'https://www.googletagmanager.com/gtag/js?id=G-1',
  ]) {
    expect(String(trustScript(address))).toBe(address);
  }
  expect(() => trustScript('https://evil.example/x.js')).toThrow(
    'A script of a foreign host: https://evil.example/x.js',
  );
  expect(() => trustScript('data:text/javascript,alert(1)')).toThrow(TypeError);
});

it('takes data alone as the text of a script', async () => {
  const { trustJson } = await load();
  expect(String(trustJson('{"a":1}'))).toBe('{"a":1}');
  expect(() => trustJson('alert(1)')).toThrow(SyntaxError);
});

it.each([
  ['do not know it', () => Reflect.deleteProperty(window, 'trustedTypes')],
  [
    'forbid the policy',
    () =>
      createPolicy.mockImplementationOnce(() => {
        throw new TypeError('not allowed');
      }),
  ],
])('gives plain text in browsers that %s', async (_which, arrange) => {
  arrange();
  const { trustHtml, trustScript } = await load();
  expect(trustHtml('<b>x</b>')).toEqual({ __html: '<b>x</b>' });
  expect(trustScript('/sw.js')).toBe('/sw.js');
  expect(() => trustHtml('<script>')).toThrow(TypeError);
});
