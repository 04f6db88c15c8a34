import type { BrowserContext } from 'playwright-core';
import type { Fault } from './fault';

/** Paths from `window` to what some browsers, modes or policies do not have. */
const MISSING = [
  'IntersectionObserver',
  'ResizeObserver',
  'PerformanceObserver',
  'requestIdleCallback',
  'matchMedia',
  'BroadcastChannel',
  'structuredClone',
  'Worker',
  'SharedWorker',
  'indexedDB',
  'caches',
  'ClipboardItem',
  'CSS.supports',
  'CSS.escape',
  'CSS.highlights',
  'Intl.ListFormat',
  'Intl.DisplayNames',
  'Intl.Segmenter',
  'Intl.RelativeTimeFormat',
  'Intl.PluralRules',
  'crypto.randomUUID',
  'Element.prototype.animate',
  'Element.prototype.checkVisibility',
  'Document.prototype.startViewTransition',
  'Navigator.prototype.serviceWorker',
  'Navigator.prototype.connection',
  'Navigator.prototype.storage',
  'Navigator.prototype.userAgentData',
  'Navigator.prototype.sendBeacon',
  'navigation',
] as const;

function removeFeature(context: BrowserContext, path: string): Promise<unknown> {
  return context.addInitScript((names) => {
    const name = names.pop() as string;
    let owner = window as unknown as Record<string, never>;
    for (const step of names) {
      owner = owner[step] as never;
    }
    // Where only the own property is removed, an inherited one would show through.
    for (let holder: object | null = owner; holder;) {
      Reflect.deleteProperty(holder, name);
      holder = Object.getPrototypeOf(holder) as object | null;
    }
  }, path.split('.'));
}

/** The demo of a chart says that it failed; the page around it goes on. */
const CHART_NEEDS_MEDIA: Fault['mayBeSaid'] = [
  {
    text: /^console\.error: .*(?:matchMedia|no media|'matches'|addEventListener)/,
    because: 'the package of charts asks for reduced motion unguarded',
  },
];

const MISSING_FAULTS: Fault[] = MISSING.map((path) => ({
  group: 'missing parts of the browser',
  name: `${path} is missing`,
  arrange: (context) => removeFeature(context, path),
  ...(path === 'matchMedia' && { mayBeSaid: CHART_NEEDS_MEDIA }),
}));

const alter = (
  group: string,
  name: string,
  change: () => void,
  more: Partial<Fault> = {},
): Fault => ({
  group,
  name,
  arrange: (context) => context.addInitScript(change),
  ...more,
});

const ODD = 'odd browsers';

const ODD_FAULTS: Fault[] = [
  ...[
    alter(ODD, 'matchMedia gives null', () => {
      window.matchMedia = () => null as never;
    }),
    alter(ODD, 'matchMedia throws', () => {
      window.matchMedia = () => {
        throw new Error('no media');
      };
    }),
    alter(ODD, 'matchMedia tells of no changes', () => {
      const matchMedia = window.matchMedia.bind(window);
      window.matchMedia = (query) => {
        const { matches, media } = matchMedia(query);
        return { matches, media } as MediaQueryList;
      };
    }),
  ].map((fault) => ({ ...fault, mayBeSaid: CHART_NEEDS_MEDIA })),
  alter(ODD, 'the clock stands at the beginning of 1970', () => {
    Date.now = () => 0;
  }),
  alter(ODD, 'the clock is no number', () => {
    Date.now = () => Number.NaN;
  }),
  alter(ODD, 'there is no language', () => {
    Object.defineProperty(navigator, 'language', { value: undefined });
    Object.defineProperty(navigator, 'languages', { value: [] });
  }),
  alter(ODD, 'the browser has no name', () => {
    Object.defineProperty(navigator, 'userAgent', { value: '' });
    Object.defineProperty(navigator, 'platform', { value: '' });
  }),
  alter(ODD, 'it says it is offline', () => {
    Object.defineProperty(navigator, 'onLine', { value: false });
  }),
  alter(ODD, 'it saves data on a slow line', () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: 'slow-2g' },
    });
  }),
  alter(ODD, 'lists have got a member from elsewhere', () => {
    Object.assign(Array.prototype, { contains: () => false });
  }),
  alter(ODD, 'AMD has been defined', () => {
    Object.assign(window, { define: Object.assign(() => undefined, { amd: {} }) });
  }),
  alter(ODD, 'globals of other programs are there', () => {
    const foreign = { version: '0' };
    Object.assign(window, {
      React: foreign,
      ReactDOM: foreign,
      docusaurus: foreign,
      process: foreign,
      module: foreign,
      exports: foreign,
      $: foreign,
    });
  }),
];

const ANALYTICS_FAULTS: Fault[] = [
  alter('analytics', 'gtag is absent and its data layer is frozen', () => {
    Object.assign(window, { dataLayer: Object.freeze([]) });
  }),
  alter('analytics', 'gtag throws', () => {
    Object.assign(window, {
      gtag() {
        throw new Error('blocked');
      },
    });
  }),
  alter('analytics', 'gtag rejects', () => {
    Object.assign(window, { gtag: () => Promise.reject(new Error('blocked')) });
  }),
  alter('analytics', 'gtag never answers', () => {
    Object.assign(window, { gtag: () => new Promise(() => undefined) });
  }),
  alter('analytics', 'gtag is no function', () => {
    Object.assign(window, { gtag: { push: 1 } });
  }),
  alter('analytics', 'gtag is frozen', () => {
    Object.defineProperty(window, 'gtag', {
      value: Object.freeze(() => Object.freeze([])),
    });
  }),
  alter('analytics', 'gtag is a trap', () => {
    Object.defineProperty(window, 'gtag', {
      get() {
        throw new Error('trap');
      },
    });
  }),
];

const OF_FORCED_COLOURS = [
  {
    text: /^color-contrast: /,
    because:
      'the browser computes the fill of letters as if nothing were forced, which axe reads, and paints the forced one',
  },
];

const USER_SETTINGS: Fault[] = (
  [
    ['dark, forced colours', { colorScheme: 'dark', forcedColors: 'active' }],
    ['light, forced colours', { colorScheme: 'light', forcedColors: 'active' }],
    ['more contrast, dark', { contrast: 'more', colorScheme: 'dark' }],
    [
      'motion, no mode',
      { reducedMotion: 'no-preference', colorScheme: 'no-preference' },
    ],
    ['large pixels, touch', { deviceScaleFactor: 3, hasTouch: true }],
    ['a narrow window', { viewport: { width: 320, height: 480 } }],
    [
      'another time zone and locale',
      { locale: 'ar-EG', timezoneId: 'Pacific/Apia' },
    ],
  ] as const
).map(([name, options]) => ({
  group: 'wishes of readers',
  name,
  reader: { options },
  axeMaySay: 'forcedColors' in options ? OF_FORCED_COLOURS : [],
}));

/** Missing and odd features, disturbed analytics, and settings of the reader's system. */
export const BROWSER_FAULTS: readonly Fault[] = [
  ...MISSING_FAULTS,
  ...ODD_FAULTS,
  ...ANALYTICS_FAULTS,
  ...USER_SETTINGS,
];
