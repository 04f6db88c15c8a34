/** @jest-environment jsdom */
import { LATE_SCRIPT, loadScriptsLate } from './lateScripts';

const listLoaded = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script:not([type])')].map(
    ({ src, async }) => [new URL(src).pathname, async],
  );

const ALL = [
  ['/runtime.js', false],
  ['/main.js', false],
];

/** Ends the listeners of a page that was never used. */
let leave: () => void;

function openPage(body = '', atOnce = false): void {
  document.head.innerHTML = `
    <script type="${LATE_SCRIPT}" src="/runtime.js"></script>
    <script type="${LATE_SCRIPT}" src="/main.js"></script>`;
  document.body.innerHTML = body;
  loadScriptsLate(window, atOnce);
  leave = () => window.dispatchEvent(new Event('pointermove'));
}

const parse = () => document.dispatchEvent(new Event('DOMContentLoaded'));

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  parse();
  leave();
  jest.useRealTimers();
});

it('leaves the scripts of a page that is only read, for four seconds', () => {
  openPage('<p>Text</p>');
  parse();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(3999);
  expect(listLoaded()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(listLoaded()).toEqual(ALL);
});

it.each(['load', 'error'])('leaves no tag behind after its %s', (type) => {
  openPage();
  parse();
  leave();
  for (const script of document.querySelectorAll('script')) {
    script.dispatchEvent(new Event(type));
  }
  expect(document.querySelector('script')).toBeNull();
});

it.each(['pointermove', 'touchstart', 'wheel', 'keydown', 'focusin'])(
  'loads them in their order, once, with the first %s',
  (type) => {
    openPage('<button>Menu</button>');
    parse();
    const button = document.querySelector('button');
    button?.dispatchEvent(new Event(type, { bubbles: true }));
    button?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(listLoaded()).toEqual(ALL);
  },
);

it('takes the scrolling of the page for use, that of a panel not', () => {
  openPage('<div></div>');
  parse();
  document.querySelector('div')?.dispatchEvent(new Event('scroll'));
  expect(listLoaded()).toEqual([]);
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
  expect(listLoaded()).toEqual(ALL);
});

it('waits until a page that is used early is there as a whole', () => {
  openPage();
  window.dispatchEvent(new Event('pointermove'));
  expect(listLoaded()).toEqual([]);
  parse();
  expect(listLoaded()).toEqual(ALL);
});

it('loads them at once where the first view needs them', () => {
  openPage('', true);
  parse();
  expect(listLoaded()).toEqual(ALL);
});

it.each([
  ['an empty demo', '<div data-demo-stage><div role="group"></div></div>'],
  ['what is placed by its size', '<div class="MuiMasonry-root"><p>1</p></div>'],
  ['what says so itself', '<div data-at-once></div>'],
])('loads them at once where the first view has %s', (_what, body) => {
  openPage(body);
  parse();
  expect(listLoaded()).toEqual(ALL);
});

it.each([
  ['text', '<div data-demo-stage><button>Send</button></div>'],
  ['a picture', '<div data-demo-stage><svg></svg></div>'],
])('takes a demo with %s as it is', (_what, body) => {
  openPage(body);
  parse();
  expect(listLoaded()).toEqual([]);
});

it('takes no notice of an empty demo below the first view', () => {
  openPage('<div data-demo-stage></div>');
  const stage = document.querySelector('div') as HTMLElement;
  stage.getBoundingClientRect = () => new DOMRect(0, window.innerHeight, 10, 10);
  parse();
  expect(listLoaded()).toEqual([]);
});
