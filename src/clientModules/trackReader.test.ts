import { createLocation } from 'history';
import type { onRouteDidUpdate as OnRouteDidUpdate } from './trackReader';

jest.mock('@generated/docusaurus.config', () => ({
  __esModule: true,
  default: { baseUrl: '/', customFields: { gtagId: mockGtagId } },
}));

let mockGtagId: string | undefined;
const calls: unknown[][] = [];
const record = (...args: unknown[]) => void calls.push(args);
const listEvents = () => calls.filter(([command]) => command === 'event');

/** Waits for idle tasks, and for the chunks that they import. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await jest.advanceTimersByTimeAsync(300);
  }
}

/** Listeners stay with the document, so each test takes its own away again. */
const added: [EventTarget, string, EventListener, unknown][] = [];

async function visit(pathname: string): Promise<typeof OnRouteDidUpdate> {
  for (const target of [document, window]) {
    jest
      .spyOn(target, 'addEventListener')
      .mockImplementation((type: string, listener: unknown, options?: unknown) => {
        added.push([target, type, listener as EventListener, options]);
        EventTarget.prototype.addEventListener.call(
          target,
          type,
          listener as EventListener,
          options as boolean,
        );
      });
  }
  const { onRouteDidUpdate } = await import('./trackReader');
  window.history.replaceState(null, '', pathname);
  onRouteDidUpdate?.({
    location: createLocation(pathname),
    previousLocation: null,
  });
  return onRouteDidUpdate;
}

const setSignal = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value });

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  mockGtagId = undefined;
  document.title = 'Button - Material UI';
  document.body.innerHTML = `
    <button data-ga-event-category="demo" data-ga-event-action="copy"
      data-ga-event-label="Basic"><span>Copy</span></button>
    <i data-ga-event-category="never" data-ga-event-split="0"></i><b></b>`;
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  for (const [target, type, listener, options] of added.splice(0)) {
    target.removeEventListener(type, listener, options as boolean);
  }
  calls.length = 0;
  Reflect.deleteProperty(window, 'gtag');
  Reflect.deleteProperty(window, 'dataLayer');
  setSignal('globalPrivacyControl', undefined);
  setSignal('doNotTrack', null);
  document.head.innerHTML = '';
});

describe('page views', () => {
  it('name the page, its product and the reader', async () => {
    window.gtag = record;
    await visit('/material-ui/react-button/?a=1#b');
    await settle();
    expect(calls.map((args) => args.slice(0, 2))).toEqual([
      ['set', 'user_properties'],
      ['event', 'page_view'],
    ]);
    expect(calls[0]?.[2]).toMatchObject({
      codeVariant: 'TS',
      colorScheme: 'system',
    });
    expect(calls[1]?.[2]).toEqual({
      page_location: 'http://localhost/material-ui/react-button/',
      page_title: 'Button - Material UI',
      productId: 'material-ui',
      productCategoryId: 'core',
    });
  });

  it('follow each page, but not each heading', async () => {
    window.gtag = record;
    const onRouteDidUpdate = await visit('/versions/');
    await settle();
    const heading = createLocation('/versions/#support');
    onRouteDidUpdate?.({
      location: heading,
      previousLocation: createLocation('/versions/'),
    });
    await settle();
    expect(listEvents()).toHaveLength(1);
    window.history.replaceState(null, '', '/joy-ui/');
    onRouteDidUpdate?.({
      location: createLocation('/joy-ui/'),
      previousLocation: heading,
    });
    await settle();
    expect(listEvents()[1]?.[2]).toMatchObject({ productId: 'joy-ui' });
    // Nothing about the reader has changed.
    expect(calls.filter(([command]) => command === 'set')).toHaveLength(1);
  });

  it('have no title where the reader has moved on', async () => {
    window.gtag = record;
    await visit('/material-ui/');
    window.history.replaceState(null, '', '/joy-ui/');
    await settle();
    expect(listEvents()[0]?.[2]).not.toHaveProperty('page_title');
  });
});

describe('clicks', () => {
  const click = (selector: string) =>
    document.querySelector<HTMLElement>(selector)!.click();

  it('are found from inside the element, as it was when it was clicked', async () => {
    window.gtag = record;
    await visit('/');
    await settle();
    const button = document.querySelector('button')!;
    button.addEventListener('click', () => (button.dataset.gaEventAction = 'later'));
    click('span');
    await settle();
    expect(listEvents().slice(1)).toEqual([
      ['event', 'demo', { eventAction: 'copy', eventLabel: 'Basic' }],
    ]);
  });

  it('are left out without category or where the split says so', async () => {
    window.gtag = record;
    await visit('/');
    click('b');
    click('i');
    await settle();
    expect(listEvents()).toHaveLength(1);
  });

  it('of one visit are heard by a tag that comes late', async () => {
    await visit('/');
    click('button');
    await settle();
    window.gtag = record;
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(listEvents().map(([, name]) => name)).toEqual(['demo', 'page_view']);
  });

  it('are forgotten, the oldest first, if the tag never comes', async () => {
    await visit('/');
    await settle();
    for (let count = 0; count < 70; count += 1) click('button');
    await settle();
    window.gtag = record;
    click('button');
    await settle();
    expect(listEvents()).toHaveLength(50);
  });
});

describe('a reader who does not wish to be followed', () => {
  it.each([
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ])('is not: %s', async (name, value) => {
    setSignal(name, value);
    window.gtag = record;
    mockGtagId = 'G-1';
    await visit('/');
    document.querySelector('button')!.click();
    await settle();
    expect(calls).toEqual([]);
    expect(document.querySelector('script')).toBeNull();
  });
});

describe('a tag that fails', () => {
  it.each<[string, () => void]>([
    [
      'throws',
      () => {
        window.gtag = () => {
          throw new Error('blocked');
        };
      },
    ],
    ['is frozen', () => (window.gtag = Object.freeze(record))],
    [
      'rejects',
      () => (window.gtag = (() => Promise.reject(new Error('no'))) as never),
    ],
    ['is no function', () => (window.gtag = 'gtag' as never)],
    [
      'is a trap',
      () =>
        Object.defineProperty(window, 'gtag', {
          configurable: true,
          get() {
            throw new Error('trap');
          },
        }),
    ],
  ])('harms nothing: it %s', async (_how, arrange) => {
    arrange();
    const complain = jest.spyOn(console, 'error');
    await visit('/');
    document.querySelector('button')!.click();
    await settle();
    expect(complain).not.toHaveBeenCalled();
  });
});

describe('a measurement id', () => {
  it('loads the tag once, with page views of its own switched off', async () => {
    mockGtagId = 'G-ABC';
    await visit('/');
    document.querySelector('button')!.click();
    await settle();
    const scripts = [...document.querySelectorAll('script')].map(({ src }) => src);
    expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC']);
    const sent = window.dataLayer!.map((args) => [...(args as Iterable<unknown>)]);
    expect(sent.map(([command]) => command)).toEqual([
      'js',
      'config',
      'set',
      'event',
      'event',
    ]);
    expect(sent[1]).toEqual(['config', 'G-ABC', { send_page_view: false }]);
  });

  it('leaves a tag alone that is there already', async () => {
    mockGtagId = 'G-ABC';
    window.gtag = record;
    await visit('/');
    await settle();
    expect(document.querySelector('script')).toBeNull();
    expect(listEvents()).toHaveLength(1);
  });

  it('does without where the page is locked', async () => {
    mockGtagId = 'G-ABC';
    window.dataLayer = Object.freeze([]) as never;
    await visit('/');
    await settle();
    expect(document.querySelector('script')).toBeNull();
  });
});

describe('web vitals', () => {
  it('are measured in the visits that are drawn', async () => {
    window.gtag = record;
    jest.spyOn(Math, 'random').mockReturnValue(0);
    performance.getEntriesByType = () => [{ responseStart: 41.7 } as never];
    await visit('/');
    await settle();
    expect(listEvents()).toHaveLength(1);
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: 'hidden',
    });
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    Reflect.deleteProperty(document, 'visibilityState');
    expect(listEvents().slice(1)).toEqual([
      [
        'event',
        'TTFB',
        expect.objectContaining({ eventCategory: 'Web Vitals', value: 42 }),
      ],
    ]);
  });
});
