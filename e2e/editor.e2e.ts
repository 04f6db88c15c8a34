import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { BrowserContext, FrameLocator, Locator, Page } from 'playwright-core';
import { watchComplaints } from '../tests/harness/complaints';
import { chooseAction } from './harness/exports';
import {
  followSidebarLink,
  openPage,
  PAGES,
  waitUntilHydrated,
} from '../tests/harness/pages';
import { openAsReader, shareContext, themeToStorage } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

/** Actions of a test on an edited demo. */
interface Editing {
  page: Page;
  demo: Locator;
  /** The code, as assistive technology finds it. */
  code: Locator;
  result: FrameLocator;
  alert: Locator;
  /** Waits until the code as it stands has been run. */
  waitUntilRun(): Promise<void>;
  replaceCode(text: string): Promise<void>;
}

function findEditing(page: Page): Editing {
  const demo = page.locator('section[data-demo]').first();
  const code = demo.getByRole('textbox', { name: /^Code of / });
  return {
    page,
    demo,
    code,
    result: demo.frameLocator('iframe'),
    alert: demo.locator('[role="alert"]'),
    waitUntilRun: () => demo.locator('[data-edited-stage="running"]').waitFor(),
    async replaceCode(text) {
      await code.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
  };
}

async function openEditor(context: BrowserContext, pathname: string = PAGES.button) {
  const page = await context.newPage();
  await openPage(page, `${stage.origin}${pathname}`);
  const editing = findEditing(page);
  await editing.demo.getByRole('button', { name: 'Edit', exact: true }).click();
  await editing.waitUntilRun();
  return { ...editing, context };
}

type OpenEditing = Awaited<ReturnType<typeof openEditor>>;

/** One editor for the tests of a block; each starts with the demo as it is published. */
function shareEditor(): () => OpenEditing {
  const getContext = shareContext(stage);
  let shared: OpenEditing | undefined;
  const get = () => shared as OpenEditing;
  beforeAll(async () => {
    shared = await openEditor(getContext());
  });
  beforeEach(async () => {
    const { demo, alert, waitUntilRun } = get();
    await chooseAction(demo, 'Reset demo');
    await waitUntilRun();
    expect(await alert.textContent()).toBe('');
  });
  return get;
}

/** A demo around a few statements. */
const inDemo = (statements: string, shown = "'shown'") =>
  `import * as React from 'react';

export default function Demo() {
${statements}
  return <p>{${shown}}</p>;
}
`;

/**
 * Counts the frames of a page that run in a process of their own. Such a frame cannot block the
 * page, however busy the machine is.
 */
async function countOwnProcesses(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  let count = 0;
  session.on('Target.attachedToTarget', ({ targetInfo }) => {
    if (targetInfo.type === 'iframe') count += 1;
  });
  // It answers once it has told of the frames that are there.
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: true,
  });
  await session.detach();
  return count;
}

describe('editing a demo', () => {
  const getContext = shareContext(stage);

  it('shows the change, without a complaint and without another host', async () => {
    const complaints = watchComplaints(getContext(), stage.origin);
    const { page, code, result, replaceCode } = await openEditor(getContext());
    const source = await code.evaluate((element) => element.textContent);
    expect(source).toContain('export default function');
    await replaceCode(
      'import Button from \'@mui/material/Button\';\nexport default function Demo() {\n  return <Button variant="contained">Weigh anchor</Button>;\n}\n',
    );
    const button = result.getByRole('button', { name: 'Weigh anchor' });
    await button.waitFor();
    const radius = await button.evaluate(
      (shown) => getComputedStyle(shown).borderRadius,
    );
    expect(radius).toBe('4px');
    expect(page.url()).toBe(`${stage.origin}${PAGES.button}`);
    expect(complaints.take()).toEqual([]);
    await page.close();
  });
});

describe('the editor of a demo', () => {
  const getEditor = shareEditor();

  it('gives the focus to the code, and Tab leaves it', async () => {
    const { page, code, demo } = getEditor();
    await demo.getByRole('button', { name: 'Edit', exact: true }).click();
    await demo.getByRole('button', { name: 'Edit', exact: true }).click();
    await code.waitFor();
    expect(await code.evaluate((element) => element.matches(':focus'))).toBe(true);
    const hint = await code.evaluate((element) => {
      const id = element.getAttribute('aria-describedby') ?? '';
      return (element.getRootNode() as ShadowRoot).getElementById(id)?.textContent;
    });
    expect(hint).toContain('Tab leaves the editor');
    await page.keyboard.press('Tab');
    expect(await code.evaluate((element) => element.matches(':focus'))).toBe(false);
    await page.keyboard.press('Shift+Tab');
    expect(await code.evaluate((element) => element.matches(':focus'))).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await code.evaluate((element) => element.matches(':focus'))).toBe(false);
    // Asked for, Tab indents; Escape before it leaves all the same.
    await code.focus();
    await page.keyboard.press('Control+m');
    const before = await demo.locator('[data-edited-code]').textContent();
    await page.keyboard.press('Tab');
    expect(await demo.locator('[data-edited-code]').textContent()).toBe(
      `  ${before}`,
    );
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await code.evaluate((element) => element.matches(':focus'))).toBe(false);
  });

  it('goes back to the demo as it is published', async () => {
    const { page, demo, code, result, replaceCode } = getEditor();
    await replaceCode(inDemo(''));
    await result.getByText('shown').waitFor();
    await chooseAction(demo, 'Reset demo');
    await result.getByRole('button').first().waitFor();
    expect(await code.textContent()).toContain('@mui/material/Button');
    expect(
      await page.evaluate(() => localStorage.getItem('demo-drafts')),
    ).toBeNull();
  });

  it('brings back what a reset has thrown away', async () => {
    const { page, demo, code, result, replaceCode } = getEditor();
    await replaceCode(inDemo(''));
    await result.getByText('shown').waitFor();
    await chooseAction(demo, 'Reset demo');
    await demo.getByRole('status').getByText('The original is back.').waitFor();
    const undo = demo.getByRole('button', { name: 'Undo' });
    await undo.focus();
    await page.keyboard.press('Enter');
    await result.getByText('shown').waitFor();
    expect(await code.textContent()).toContain('shown');
    expect(await page.evaluate(() => localStorage.getItem('demo-drafts'))).toContain(
      'shown',
    );
    expect(
      await demo
        .getByRole('toolbar')
        .evaluate((toolbar) => toolbar.contains(document.activeElement)),
    ).toBe(true);
    // Text that is typed after another reset survives it.
    await chooseAction(demo, 'Reset demo');
    await undo.waitFor();
    await replaceCode(inDemo('', "'typed'"));
    await undo.waitFor({ state: 'detached' });
  });

  it('says which module is not there (specification 8: missing module)', async () => {
    const { alert, replaceCode } = getEditor();
    await replaceCode(
      "import left from 'left-pad';\nexport default () => <p>{left}</p>;\n",
    );
    await alert.getByText('Module not found: left-pad').waitFor();
  });
});

// cspell:ignore retrn
describe('an error in an edited demo', () => {
  const getEditor = shareEditor();
  const THROW = "throw new TypeError('Out of ink');";

  it.each([
    ['while rendering', `  ${THROW}`, 4],
    ['in an effect', `  React.useEffect(() => {\n    ${THROW}\n  }, []);`, 5],
    [
      'in a promise',
      `  React.useEffect(() => {\n    void (async () => {\n      await null;\n      ${THROW}\n    })();\n  }, []);`,
      7,
    ],
    [
      'in a timer',
      `  React.useEffect(() => {\n    setTimeout(() => {\n      ${THROW}\n    });\n  }, []);`,
      6,
    ],
  ])('is told with its line: %s', async (_, statements, line) => {
    const { alert, replaceCode } = getEditor();
    await replaceCode(inDemo(statements));
    await alert.getByText('TypeError: Out of ink').waitFor();
    expect(await alert.textContent()).toContain(`in line ${line} of `);
  });

  it('is told with its line: in an event handler, and the demo goes on', async () => {
    const { alert, result, waitUntilRun, replaceCode } = getEditor();
    await replaceCode(
      "export default function Demo() {\n  return (\n    <button\n      onClick={() => {\n        throw new Error('Jammed');\n      }}\n    >\n      Print\n    </button>\n  );\n}\n",
    );
    const button = result.getByRole('button', { name: 'Print' });
    await button.waitFor();
    // The frame takes its height after the run; what is under a pointer moves until then.
    await waitUntilRun();
    await button.press('Enter');
    await alert.locator('p').waitFor();
    expect(await alert.textContent()).toMatch(/ in line 5 of .*Jammed$/);
    expect(await button.count()).toBe(1);
  });

  it.each([
    [
      'an end that belongs to another tag',
      inDemo('', "'a'").replace('</p>', '</b>'),
      '</b>',
      / in line 5:18 of .*<p> is closed by <\/b>\. Write <\/p>\.$/,
    ],
    [
      'a misspelt word',
      inDemo('').replace('return', 'retrn'),
      'retrn',
      / in line 5:3 of .*Did you mean “return”\?$/,
    ],
    [
      'a name that is no name',
      'export default function Demo() {\n  const 1a = 2;\n  return null;\n}\n',
      '1a',
      / in line 2:9 of .*A name cannot begin with a digit\.$/,
    ],
  ])(
    'is named as what it is, at its place: %s',
    async (_, text, marked, message) => {
      const { alert, code, replaceCode } = getEditor();
      await replaceCode(text);
      await alert.locator('p').waitFor();
      expect(await alert.textContent()).toMatch(message);
      expect(await code.locator('.cm-failing-code').textContent()).toBe(marked);
    },
  );

  it.each([
    ['cannot be read', inDemo('').replace('return', 'retrn')],
    ['throws', inDemo(`  ${THROW}`)],
    ['does not end', inDemo('  while (true) {}')],
  ])('leaves the editor where it is, for code that %s', async (_, text) => {
    const { alert, code, result, waitUntilRun, replaceCode } = getEditor();
    await replaceCode(inDemo(''));
    await result.getByText('shown').waitFor();
    await waitUntilRun();
    const before = await code.boundingBox();
    await replaceCode(text);
    await alert.locator('p').waitFor();
    const after = await code.boundingBox();
    expect(after?.y).toBe(before?.y);
  });

  it('has a way back to the published demo in its message', async () => {
    const { demo, alert, code, result, replaceCode } = getEditor();
    await replaceCode(inDemo('').replace('return', 'retrn'));
    await alert.locator('p').waitFor();
    const inMessage = demo.locator('[data-edited-stage] button');
    expect(await inMessage.allTextContents()).toEqual(['Reset demo']);
    await inMessage.press('Enter');
    await result.getByRole('button').first().waitFor();
    expect(await code.textContent()).toContain('@mui/material/Button');
    expect(await alert.textContent()).toBe('');
    expect(
      await demo.evaluate((section) => section.contains(document.activeElement)),
    ).toBe(true);
  });
});

describe('code that does not end', () => {
  const getEditor = shareEditor();
  it.each([
    ['while', '  while (true) {}', 'This loop does not end.'],
    ['for', '  for (;;);', 'This loop does not end.'],
    ['do', '  do {} while (true);', 'This loop does not end.'],
    [
      'recursion',
      '  const again = (): void => again();\n  again();',
      'calls itself without end',
    ],
    [
      'a state that is set while rendering',
      '  const [n, setN] = React.useState(0);\n  setN(n + 1);',
      'Too many re-renders',
    ],
    [
      'promises',
      '  React.useEffect(() => {\n    void (async () => {\n      while (true) await null;\n    })();\n  }, []);',
      'This loop does not end.',
    ],
    [
      'a regular expression',
      "  /^(a+)+$/.test('a'.repeat(40) + 'b');",
      'did not answer for a second',
    ],
    [
      'a generator',
      '  function* count() {\n    let n = 0;\n    while (true) yield n++;\n  }\n  [...count()];',
      // On a busy machine, the memory this takes may hold the frame up for a second.
      /This loop does not end|did not answer for a second/,
    ],
    [
      'for…of',
      '  const endless = { [Symbol.iterator]: () => ({ next: () => ({ done: false, value: 1 }) }) };\n  for (const n of endless) n;',
      /This loop does not end|called over and over|did not answer for a second/,
    ],
    [
      'one huge array',
      '  const huge = Array(3e8);\n  huge.fill(0).map(String).sort();',
      /did not answer for a second|Invalid array|out of memory/i,
    ],
    [
      'requests that wait',
      "  while (true) {\n    try {\n      const request = new XMLHttpRequest();\n      request.open('GET', '/', false);\n      request.send();\n    } catch {}\n  }",
      // As above: a request may hold the frame up for longer than the loop may take.
      /This loop does not end|did not answer for a second/,
    ],
    ['alerts', '  while (true) window.alert(1);', 'This loop does not end.'],
  ])('is stopped while the page goes on: %s', async (_, statements, message) => {
    const { page, alert, replaceCode } = getEditor();
    expect(await countOwnProcesses(page)).toBe(1);
    await replaceCode(inDemo(statements));
    await alert.getByText(message).waitFor();
  });

  it('is not started again by itself after it took the frame with it', async () => {
    const { page, demo, alert, code, replaceCode } = getEditor();
    await replaceCode(inDemo("  /^(a+)+$/.test('a'.repeat(40) + 'b');"));
    await alert.getByText('did not answer').waitFor();
    await page.reload();
    await code.waitFor();
    await demo
      .getByText('The last time this code ran, it did not answer.')
      .waitFor();
    expect(await demo.locator('iframe').count()).toBe(0);
    expect(await demo.locator('[data-edited-code]').textContent()).toContain(
      '(a+)+',
    );
  });
});

/** A demo that does something asynchronous and shows how it ended. */
const inAttempt = (statements: string) =>
  inDemo(
    `  const [outcome, setOutcome] = React.useState('trying');
  React.useEffect(() => {
    const attempt = async () => {
      ${statements}
    };
    attempt().then(
      (got) => setOutcome(got ? 'got out' : 'refused'),
      () => setOutcome('refused'),
    );
  }, []);`,
    'outcome',
  );

/** Attempts on what belongs to the page; true where one succeeds. */
const GRABS: [name: string, statements: string][] = [
  ['local storage', "localStorage.setItem('a', '1'); return true;"],
  ['session storage', "sessionStorage.setItem('a', '1'); return true;"],
  ['cookies', "document.cookie = 'a=1'; return document.cookie !== '';"],
  [
    'databases',
    "const request = indexedDB.open('a'); return new Promise((done, fail) => { request.onsuccess = () => done(true); request.onerror = fail; });",
  ],
  ['caches', "await caches.open('a'); return true;"],
  [
    'service workers',
    "await navigator.serviceWorker.register('/sw.js'); return true;",
  ],
  ['the document', 'return window.parent.document.title;'],
  ['the address', "window.top.location.href = 'about:blank'; return true;"],
  ['new windows', "return window.open('about:blank') !== null;"],
  ['peers', 'new RTCPeerConnection(); return true;'],
];

/** Attempts to reach a host by its address. */
const CALLS: [name: string, statements: string][] = [
  ['fetch', 'await fetch(host).catch(() => {});'],
  [
    'XMLHttpRequest',
    "const request = new XMLHttpRequest(); request.open('GET', host); request.send();",
  ],
  ['sendBeacon', "navigator.sendBeacon(host, 'a');"],
  ['WebSocket', "new WebSocket(host.replace('http', 'ws'));"],
  ['EventSource', 'new EventSource(host);'],
  ['a picture', 'new Image().src = host;'],
  [
    'a script',
    "document.head.append(Object.assign(document.createElement('script'), { src: host }));",
  ],
  [
    'a style sheet',
    "document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: host }));",
  ],
  [
    'a frame',
    "document.body.append(Object.assign(document.createElement('iframe'), { src: host }));",
  ],
  ['a font', "await new FontFace('a', `url(${host})`).load().catch(() => {});"],
];

/** A host that notes who calls. */
async function createWitness() {
  let callers = 0;
  const calls = new EventEmitter();
  const count = () => {
    callers += 1;
    calls.emit('call');
  };
  // A browser may connect on suspicion; what counts is whether it then says anything.
  const server = createServer((_, response) => {
    count();
    response.end();
  });
  server.on('upgrade', (_, socket: Duplex) => {
    count();
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    called: () => callers > 0,
    firstCall: () =>
      callers > 0 ? Promise.resolve() : once(calls, 'call').then(() => {}),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

describe('an edited demo that tries to get out', () => {
  const getEditor = shareEditor();
  const getUnguarded = shareContext(stage, { options: { bypassCSP: true } });
  it.each(GRABS)('is refused %s', async (_, statements) => {
    const { page, result, replaceCode } = getEditor();
    await replaceCode(inAttempt(statements));
    await result.getByText(/refused|got out/).waitFor();
    expect(await result.locator('p').textContent()).toBe('refused');
    expect(page.url()).toBe(`${stage.origin}${PAGES.button}`);
    expect(page.context().pages()).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('a'))).toBeNull();
    expect(await page.context().cookies()).toEqual([]);
  });

  it.each(CALLS)('reaches no host by %s', async (_, statements) => {
    const { result, replaceCode } = getEditor();
    const refused = await createWitness();
    // The browser says what it refuses; only then is silence of the host an answer.
    await replaceCode(
      inAttempt(
        `const host = '${refused.address}';
      const refusal = new Promise((done) => document.addEventListener('securitypolicyviolation', done, { once: true }));
      ${statements}
      await refusal;
      return false;`,
      ),
    );
    await result.getByText('refused').waitFor();
    expect(refused.called()).toBe(false);
    refused.close();
    // From a page without a policy the same attempt arrives.
    const reached = await createWitness();
    const unguarded = await getUnguarded().newPage();
    await unguarded.goto(`${stage.origin}/404.html`);
    await unguarded.evaluate(
      `(async () => { const host = '${reached.address}'; ${statements} })()`,
    );
    await reached.firstCall();
    await unguarded.close();
    reached.close();
  });

  it('is taken away when it leaves its frame', async () => {
    const { demo, alert, replaceCode } = getEditor();
    await replaceCode(
      inDemo(
        "  React.useEffect(() => { window.location.href = 'data:text/html,elsewhere'; }, []);",
      ),
    );
    await alert.getByText('The demo left its frame.').waitFor();
    expect(await demo.locator('iframe').count()).toBe(0);
  });

  it('is taken away when it floods the page with messages', async () => {
    const { demo, alert, replaceCode } = getEditor();
    await replaceCode(
      inDemo(
        "  React.useEffect(() => {\n    for (let n = 0; n < 5000; n++) window.parent.postMessage({ type: 'resized', height: n }, '*');\n  }, []);",
      ),
    );
    await alert.getByText('The demo sent too many messages.').waitFor();
    expect(await demo.locator('iframe').count()).toBe(0);
  });

  it('is not believed what it says', async () => {
    const { page, demo, alert, replaceCode, result } = getEditor();
    await replaceCode(
      inDemo(
        "  React.useEffect(() => {\n    const messages = [null, 7, {}, { type: 'failed', run: 2 }, { type: 'failed', run: 99, failure: { name: 'E', message: 'forged' } }, { type: 'resized', height: '9px' }, { type: 'resized', height: 1e9 }, { type: 'ready', isolated: 'no' }];\n    messages.slice(0, 7).forEach((message) => window.parent.postMessage(message, '*'));\n  }, []);",
      ),
    );
    await result.getByText('shown').waitFor();
    // Another window on the page is not believed either.
    await page.evaluate(() =>
      window.postMessage({ type: 'resized', height: 900 }, '*'),
    );
    const box = await demo.locator('iframe').boundingBox();
    expect(box?.height).toBeLessThanOrEqual(1200);
    expect(await alert.textContent()).toBe('');
  });
});

/** Ways to leave a page and come back; each gives the page that is there then. */
const LEAVINGS: [name: string, leave: (page: Page) => Promise<Page>][] = [
  ['a reload', async (page) => (await page.reload(), page)],
  [
    'a link of the site and Back',
    async (page) => {
      await followSidebarLink(page, 'Getting started', 'Installation');
      await page.getByRole('heading', { level: 1, name: 'Installation' }).waitFor();
      await page.goBack();
      return page;
    },
  ],
  [
    'Back and Forward',
    async (page) => {
      // An edit may come late in the history; the entry before it is another document.
      await page.goto(`${stage.origin}${PAGES.installation}`);
      await page.goto(`${stage.origin}${PAGES.button}`);
      // The `pagehide` event of a page may come after the next page has read the storage.
      await findEditing(page).waitUntilRun();
      await page.goBack();
      await page.goForward();
      return page;
    },
  ],
  [
    'another origin and Back',
    async (page) => {
      const other = await createWitness();
      await page.goto(other.address);
      await page.goBack();
      other.close();
      return page;
    },
  ],
  [
    'a tab that is closed, in a new one',
    async (page) => {
      const context = page.context();
      await closeTab(page);
      return openAgain(context);
    },
  ],
  ['opening another tab beside it', (page) => openAgain(page.context())],
  [
    'a tab that crashes, in a new one',
    async (page) => {
      const context = page.context();
      const crashed = new Promise((resolve) => page.once('crash', resolve));
      await page.goto('chrome://crash').catch(() => {});
      await crashed;
      await page.close();
      return openAgain(context);
    },
  ],
];

/** Closes a tab as its button does: with its events, including `beforeunload`. */
async function closeTab(page: Page): Promise<void> {
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
}

async function openAgain(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${stage.origin}${PAGES.button}`);
  return page;
}

describe('what a reader has typed', () => {
  const getContext = shareContext(stage);
  const EDITED = inDemo('', "'Kept'");

  async function expectRestored(page: Page) {
    const { demo, result } = findEditing(page);
    await waitUntilHydrated(page);
    await result.getByText('Kept').waitFor();
    expect(await demo.locator('[data-edited-code]').textContent()).toBe(EDITED);
  }

  afterEach(async () => {
    await Promise.all(
      getContext()
        .pages()
        .map((page) => page.close()),
    );
    // A page says goodbye with what was typed, so the drafts go after the last page.
    const page = await getContext().newPage();
    await page.goto(`${stage.origin}/static/styles/prism-okaidia.css`);
    await page.evaluate(() => localStorage.removeItem('demo-drafts'));
    await page.close();
  });

  it.each(LEAVINGS)('is there again after %s', async (_, leave) => {
    const { page, result, replaceCode, waitUntilRun } =
      await openEditor(getContext());
    await replaceCode(EDITED);
    await result.getByText('Kept').waitFor();
    await waitUntilRun();
    await expectRestored(await leave(page));
  });

  it('is there again although the tab was closed before it ran', async () => {
    const { page, replaceCode } = await openEditor(getContext());
    // The rest after the last key must not end before the tab is closed, however slow the
    // machine is: code that was running when its tab went away asks before it runs again.
    await page.evaluate(() => {
      window.setTimeout = (() => 0) as unknown as typeof window.setTimeout;
    });
    await replaceCode(EDITED);
    await closeTab(page);
    await expectRestored(await openAgain(getContext()));
  });
});

describe('an edited demo follows the reader', () => {
  it('into dark mode and from right to left', async () => {
    const context = await openAsReader(stage, {
      system: 'dark',
      localStorage: themeToStorage({ direction: 'rtl' }),
    });
    const { page, result } = await openEditor(context);
    const root = result.locator('html');
    expect(await root.getAttribute('data-theme')).toBe('dark');
    expect(await root.getAttribute('dir')).toBe('rtl');
    await page.getByRole('button', { name: 'Toggle color mode' }).click();
    await result.locator('html[data-theme="light"]').waitFor();
    await context.close();
  });
});

describe('an edited demo runs with the packages', () => {
  const getContext = shareContext(stage);

  it.each([
    ['Joy UI', '/joy-ui/react-button/', '.MuiButton-root'],
    ['Base UI', '/base-ui/react-button/', 'button'],
    ['Data Grid', '/x/react-data-grid/', '[role="grid"]'],
    ['Date and Time Pickers', '/x/react-date-pickers/', 'input, [role="grid"]'],
    ['Charts', '/x/react-charts/', 'svg'],
    ['MUI System', '/system/getting-started/the-sx-prop/', 'p, span, div > div'],
  ])('of %s', async (_, pathname, shown) => {
    const complaints = watchComplaints(getContext(), stage.origin);
    const { page, result, alert } = await openEditor(getContext(), pathname);
    await result.locator(`#stage ${shown}`).first().waitFor();
    expect(await alert.textContent()).toBe('');
    expect(complaints.take()).toEqual([]);
    await page.close();
  });
});
