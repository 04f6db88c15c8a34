/** The stores live as long as the page, so every test opens a page of its own. */
type Stores = typeof import('./preferenceStores');

const root = document.documentElement;

interface Visit {
  hash?: string;
  cookie?: string;
  stored?: Record<string, string>;
}

function openPage({ hash = '', cookie, stored = {} }: Visit = {}): Stores {
  window.history.replaceState(null, '', `/${hash}`);
  if (cookie) {
    document.cookie = cookie;
  }
  for (const [key, value] of Object.entries(stored)) {
    window.localStorage.setItem(key, value);
  }
  let stores: Stores | undefined;
  jest.isolateModules(() => {
    stores = jest.requireActual<Stores>('./preferenceStores');
  });
  return stores!;
}

/** A system whose dark-mode preference can be switched. */
function stubSystem() {
  const listeners = new Set<() => void>();
  const scheme = {
    matches: false,
    addEventListener: (_type: string, listener: () => void) =>
      listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) =>
      listeners.delete(listener),
  };
  jest.spyOn(window, 'matchMedia').mockReturnValue(scheme as never);
  return {
    listeners,
    setDark(dark: boolean) {
      scheme.matches = dark;
      listeners.forEach((listener) => listener());
    },
  };
}

function changeInOtherTab(key: string | null, value?: string): void {
  if (key === null) {
    window.localStorage.clear();
  } else if (value === undefined) {
    window.localStorage.removeItem(key);
  } else {
    window.localStorage.setItem(key, value);
  }
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

function changeHash(hash: string): void {
  window.history.replaceState(null, '', `/${hash}`);
  window.dispatchEvent(new Event('hashchange'));
}

let stop: (() => void) | undefined;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  stop?.();
  stop = undefined;
  jest.restoreAllMocks();
  window.localStorage.clear();
  for (const name of ['codeVariant', 'codeStyling']) {
    document.cookie = `${name}=; path=/; max-age=0`;
  }
  for (const { name } of Array.from(root.attributes)) {
    root.removeAttribute(name);
  }
  document.body.className = '';
  document.body.dir = '';
});

describe('mode', () => {
  it('is kept and shown', () => {
    const { modeStore } = openPage();
    expect(modeStore.get()).toBe('system');
    modeStore.set('dark');
    expect(window.localStorage.getItem('mui-mode')).toBe('dark');
    expect(root.dataset).toMatchObject({ theme: 'dark', mode: 'dark' });
    expect(document.body).toHaveClass('dark');
    modeStore.set('light');
    expect(document.body.className).toBe('light');
  });

  it('follows the system where the reader says so', () => {
    const system = stubSystem();
    const { modeStore, watchPreferences } = openPage();
    stop = watchPreferences();
    system.setDark(true);
    expect(root.dataset.theme).toBe('dark');
    modeStore.set('light');
    expect(root.dataset.theme).toBe('light');
    system.setDark(false);
    modeStore.set('system');
    system.setDark(true);
    expect(root.dataset).toMatchObject({ theme: 'dark', mode: 'system' });
  });
});

describe('theme', () => {
  it('is kept and shown', () => {
    const { themeStore } = openPage();
    themeStore.set({
      ...themeStore.get(),
      direction: 'rtl',
      dense: true,
      spacing: 4,
      paletteColors: { primary: { main: '#aa0000' } },
    });
    expect(JSON.parse(window.localStorage.getItem('docs-theme') ?? '')).toEqual({
      version: 1,
      direction: 'rtl',
      dense: true,
      spacing: 4,
      paletteColors: { primary: { main: '#aa0000' } },
    });
    expect(root).toHaveAttribute('dir', 'rtl');
    expect(document.body.dir).toBe('rtl');
    expect(root).toHaveAttribute('data-dense');
    expect(root.style.getPropertyValue('--portal-spacing')).toBe('4px');
    expect(root.style.getPropertyValue('--portal-primary')).toBe('#aa0000');
  });

  it('takes back what is reset', () => {
    const { themeStore } = openPage({
      stored: { 'docs-theme': '{"version":1,"dense":true,"spacing":4}' },
    });
    themeStore.set({ ...themeStore.get(), dense: false, spacing: 8 });
    expect(root).not.toHaveAttribute('data-dense');
    expect(root).not.toHaveAttribute('data-theme-changed');
    expect(root.style.getPropertyValue('--portal-spacing')).toBe('');
  });
});

describe('code variant', () => {
  it.each([
    [{}, 'TS'],
    [{ cookie: 'codeVariant=JS' }, 'JS'],
    [{ hash: '#ButtonSizes.js' }, 'JS'],
    [{ hash: '#ButtonSizes.tsx', cookie: 'codeVariant=JS' }, 'TS'],
    [{ hash: '#ButtonSizes.ts', cookie: 'codeVariant=JS' }, 'JS'],
    [{ cookie: 'codeVariant=Dart' }, 'TS'],
  ] as [Visit, string][])('of a visit %j is %s', (visit, variant) => {
    expect(openPage(visit).codeVariantStore.get()).toBe(variant);
  });

  it('is shown, and kept for a year', () => {
    const { codeVariantStore } = openPage();
    const write = jest.spyOn(document, 'cookie', 'set');
    codeVariantStore.set('JS');
    expect(root.dataset.codeVariant).toBe('JS');
    expect(write.mock.calls).toHaveLength(1);
    expect(write.mock.calls[0]?.[0]).toMatch(/^codeVariant=JS;/);
    expect(write.mock.calls[0]?.[0].toLowerCase()).toContain('path=/');
    expect(write.mock.calls[0]?.[0].toLowerCase()).toContain('max-age=31536000');
  });

  it('stays what the reader chose when something else changes', () => {
    const { codeVariantStore, modeStore } = openPage({ hash: '#ButtonSizes.tsx' });
    codeVariantStore.set('JS');
    modeStore.set('dark');
    expect(root.dataset.codeVariant).toBe('JS');
    expect(codeVariantStore.get()).toBe('JS');
  });

  it('follows the address', () => {
    const { codeVariantStore, watchPreferences } = openPage();
    stop = watchPreferences();
    const listener = jest.fn();
    codeVariantStore.subscribe(listener);
    changeHash('#ButtonSizes.js');
    expect(codeVariantStore.get()).toBe('JS');
    expect(root.dataset.codeVariant).toBe('JS');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('stays when the reader goes to a heading of the page', () => {
    const { codeVariantStore, watchPreferences } = openPage({
      hash: '#ButtonSizes.js',
    });
    stop = watchPreferences();
    expect(codeVariantStore.get()).toBe('JS');
    changeHash('#sizes');
    expect(codeVariantStore.get()).toBe('JS');
    expect(root.dataset.codeVariant).toBe('JS');
  });
});

describe('code styling', () => {
  it('is shown and kept, encoded', () => {
    const { codeStylingStore } = openPage();
    expect(codeStylingStore.get()).toBe('MUI System');
    codeStylingStore.set('Tailwind');
    expect(root.dataset.codeStyling).toBe('tailwind');
    expect(document.cookie).toContain('codeStyling=Tailwind');
    codeStylingStore.set('MUI System');
    expect(root.dataset.codeStyling).toBe('system');
    expect(document.cookie).toContain('codeStyling=MUI%20System');
  });

  it('stays when the reader goes to a heading of the page', () => {
    const { codeStylingStore, watchPreferences } = openPage({
      hash: '#css-ButtonSizes.js',
    });
    stop = watchPreferences();
    expect(codeStylingStore.get()).toBe('CSS');
    changeHash('#sizes');
    expect(codeStylingStore.get()).toBe('CSS');
  });
});

describe('another tab', () => {
  it('changes the mode here', () => {
    const { modeStore, watchPreferences } = openPage();
    stop = watchPreferences();
    const listener = jest.fn();
    modeStore.subscribe(listener);
    expect(modeStore.get()).toBe('system');
    changeInOtherTab('mui-mode', 'dark');
    expect(modeStore.get()).toBe('dark');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(document.body).toHaveClass('dark');
  });

  it('changes the theme here', () => {
    const { themeStore, watchPreferences } = openPage();
    stop = watchPreferences();
    changeInOtherTab('docs-theme', '{"version":1,"direction":"rtl"}');
    expect(themeStore.get().direction).toBe('rtl');
    expect(document.body.dir).toBe('rtl');
  });

  it('forgets everything here', () => {
    const { modeStore, themeStore, watchPreferences } = openPage({
      stored: {
        'mui-mode': 'dark',
        'docs-theme': '{"version":1,"direction":"rtl","dense":true}',
      },
    });
    stop = watchPreferences();
    expect([modeStore.get(), themeStore.get().dense]).toEqual(['dark', true]);
    changeInOtherTab(null);
    expect([modeStore.get(), themeStore.get().dense]).toEqual(['system', false]);
    expect(document.body.dir).toBe('ltr');
  });

  it('writes damaged text that counts as the default', () => {
    const { themeStore, watchPreferences } = openPage();
    stop = watchPreferences();
    changeInOtherTab('docs-theme', '{"version":1,"direction":"<b>","spacing":-5}');
    expect(themeStore.get()).toMatchObject({ direction: 'ltr', spacing: 8 });
  });

  it('changes nothing here by a key of somebody else', () => {
    const { modeStore, watchPreferences } = openPage();
    stop = watchPreferences();
    const listener = jest.fn();
    modeStore.subscribe(listener);
    changeInOtherTab('theme', 'dark');
    expect(listener).not.toHaveBeenCalled();
    expect(root).not.toHaveAttribute('data-theme');
  });

  describe('that writes cookies, when the reader comes back', () => {
    const comeBack = (how: string) =>
      how === 'focus'
        ? window.dispatchEvent(new Event('focus'))
        : document.dispatchEvent(new Event('visibilitychange'));

    it.each(['focus', 'visibilitychange'])(
      'changes code samples here: %s',
      (how) => {
        const { codeVariantStore, codeStylingStore, watchPreferences } = openPage();
        stop = watchPreferences();
        const listener = jest.fn();
        codeVariantStore.subscribe(listener);
        expect(codeVariantStore.get()).toBe('TS');
        document.cookie = 'codeVariant=JS; path=/';
        document.cookie = 'codeStyling=Tailwind; path=/';
        comeBack(how);
        expect([codeVariantStore.get(), codeStylingStore.get()]).toEqual([
          'JS',
          'Tailwind',
        ]);
        expect(root.dataset).toMatchObject({
          codeVariant: 'JS',
          codeStyling: 'tailwind',
        });
        comeBack(how);
        expect(listener).toHaveBeenCalledTimes(1);
      },
    );

    it('leaves alone what the address asks for, and what was chosen here', () => {
      const { codeVariantStore, watchPreferences } = openPage({
        hash: '#ButtonSizes.tsx',
        cookie: 'codeVariant=JS',
      });
      stop = watchPreferences();
      expect(codeVariantStore.get()).toBe('TS');
      comeBack('focus');
      expect(codeVariantStore.get()).toBe('TS');
      codeVariantStore.set('JS');
      comeBack('focus');
      expect(codeVariantStore.get()).toBe('JS');
    });
  });

  it('is not followed any more once watching has ended', () => {
    const { listeners } = stubSystem();
    const { modeStore, watchPreferences } = openPage();
    modeStore.get();
    watchPreferences()();
    changeInOtherTab('mui-mode', 'dark');
    changeHash('#ButtonSizes.js');
    document.cookie = 'codeVariant=JS; path=/';
    window.dispatchEvent(new Event('focus'));
    expect(modeStore.get()).toBe('system');
    expect(root).not.toHaveAttribute('data-code-variant');
    expect(listeners.size).toBe(0);
  });
});

describe('storage that refuses', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  it.each<[name: string, refuseAll: () => void]>([
    [
      'to be named',
      () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse),
    ],
    [
      'to read and write',
      () => {
        jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
      },
    ],
    [
      'to write, being full',
      () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
    ],
  ])('%s: choices hold for the session', (_name, refuseAll) => {
    refuseAll();
    const { modeStore, themeStore, watchPreferences } = openPage();
    stop = watchPreferences();
    modeStore.set('dark');
    themeStore.set({ ...themeStore.get(), direction: 'rtl' });
    expect(root.dataset.theme).toBe('dark');
    expect(document.body.dir).toBe('rtl');
    window.dispatchEvent(new StorageEvent('storage', { key: 'mui-mode' }));
    expect(modeStore.get()).toBe('dark');
    expect(themeStore.get().direction).toBe('rtl');
  });

  it('cookies: the variant holds for the session', () => {
    jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
    jest.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
    const { codeVariantStore, modeStore } = openPage();
    codeVariantStore.set('JS');
    modeStore.set('dark');
    expect(codeVariantStore.get()).toBe('JS');
    expect(root.dataset.codeVariant).toBe('JS');
  });
});
