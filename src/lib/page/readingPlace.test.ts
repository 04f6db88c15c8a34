/** @jest-environment jsdom */
import {
  anchorScroll,
  keepHeight,
  readPlace,
  releaseHeight,
  releaseHeights,
  reserveHeights,
  restorePlace,
} from './readingPlace';

/** Distances of elements from the top of the page, by id. */
let tops: Record<string, number>;
let heights: Record<string, number>;
let pageHeight: number;
let notifyResize: () => void;

const get = (id: string) => document.getElementById(id) as HTMLElement;

const topOf = ({ id }: Element) => (tops[id] ?? 0) - window.scrollY;

beforeEach(() => {
  tops = { title: 100, sizes: 2000, lamp: 2300, colours: 3000 };
  heights = { stage: 240, plain: 80 };
  pageHeight = 5000;
  document.body.innerHTML = `
    <main>
      <h1 id="title">Lamp</h1>
      <h2 id="sizes">Sizes</h2>
      <div data-demo="LampSizes"><i id="lamp"></i><div id="stage" data-demo-stage></div></div>
      <h2 id="colours">Colours</h2>
      <div id="plain" data-demo-stage></div>
    </main>`;
  Object.assign(window, {
    scrollY: 0,
    innerHeight: 1000,
    innerWidth: 1280,
    scrollBy: ({ top }: { top: number }) =>
      Object.assign(window, { scrollY: window.scrollY + top }),
    ResizeObserver: class {
      constructor(callback: () => void) {
        notifyResize = callback;
      }
      observe() {}
      disconnect() {
        notifyResize = () => {};
      }
    },
  });
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(function (this: Element) {
      return { top: topOf(this), height: heights[this.id] ?? 0 } as DOMRect;
    });
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (
    this: Element,
  ) {
    return [{ top: topOf(this) }] as unknown as DOMRectList;
  });
  jest
    .spyOn(document.documentElement, 'scrollHeight', 'get')
    .mockImplementation(() => pageHeight);
});

afterEach(() => jest.restoreAllMocks());

const scrollTo = (y: number) => Object.assign(window, { scrollY: y });

describe('where one reads', () => {
  it.each([
    [0, 'title', 100],
    [1800, 'sizes', 200],
    [2100, 'lamp', 200],
    // The next one is at the lower edge: what is read comes before it.
    [2310, 'colours', 690],
    [2400, 'colours', 600],
  ])('at %i pixels is %s', (y, id, top) => {
    scrollTo(y);
    expect(readPlace(window)).toMatchObject({ id, top, y });
  });

  it('is below the last heading, where none is in the window', () => {
    scrollTo(4500);
    expect(readPlace(window)).toMatchObject({ id: 'colours', top: -1500 });
  });

  it('is a number of pixels where there are no headings', () => {
    document.body.innerHTML = '<main></main>';
    scrollTo(700);
    const place = readPlace(window);
    expect(place).toMatchObject({ id: null, y: 700 });
    scrollTo(0);
    restorePlace(window, place);
    expect(window.scrollY).toBe(700);
  });
});

it('shows a place again, wherever it is by then', () => {
  scrollTo(1800);
  const place = readPlace(window);
  tops.sizes = 1500;
  scrollTo(1800);
  restorePlace(window, place);
  expect(window.scrollY).toBe(1300);
});

describe('the room of demos', () => {
  it('is reserved where they do not run yet, and released', () => {
    const place = readPlace(window);
    reserveHeights(window, place);
    expect(get('stage').style.minHeight).toBe('240px');
    expect(get('plain').style.minHeight).toBe('80px');
    releaseHeight(get('stage'));
    expect(get('stage').style.minHeight).toBe('');
    releaseHeights(window);
    expect(get('plain').style.minHeight).toBe('');
  });

  it('is not reserved for those that run, in another window, or of another number', () => {
    const place = readPlace(window);
    get('stage').innerHTML = '<i data-live></i>';
    get('plain').insertAdjacentHTML('afterend', '<div data-demo-stage></div>');
    reserveHeights(window, place);
    expect(get('stage').style.minHeight).toBe('');
    expect(get('plain').style.minHeight).toBe('');
    get('stage').innerHTML = '';
    reserveHeights(window, { ...place, width: 390 });
    expect(get('stage').style.minHeight).toBe('');
  });

  it('that a stage keeps for good is not released', () => {
    reserveHeights(window, readPlace(window));
    keepHeight(get('stage'));
    releaseHeight(get('stage'));
    expect(get('stage').style.minHeight).toBe('240px');
  });
});

describe('a place that is held', () => {
  const handleEnd = jest.fn();

  let stop = () => {};

  function hold(): void {
    scrollTo(1800);
    const place = readPlace(window);
    scrollTo(0);
    handleEnd.mockClear();
    stop = anchorScroll(window, place, handleEnd);
  }

  /** As browsers tell: of a document, to all that listen. */
  const dispatchScroll = () => document.dispatchEvent(new Event('scroll'));

  beforeEach(() => jest.useFakeTimers());

  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it('is shown at once, and again when what is above grows', () => {
    hold();
    expect(window.scrollY).toBe(1800);
    tops.sizes = 2600;
    notifyResize();
    expect(window.scrollY).toBe(2400);
  });

  it('is shown again where the browser scrolls elsewhere', () => {
    hold();
    scrollTo(900);
    dispatchScroll();
    expect(window.scrollY).toBe(1800);
    expect(handleEnd).not.toHaveBeenCalled();
  });

  it('is given up when the reader scrolls without a wheel or a key', () => {
    hold();
    jest.advanceTimersByTime(1500);
    scrollTo(900);
    dispatchScroll();
    expect(window.scrollY).toBe(900);
    expect(handleEnd).toHaveBeenCalledTimes(1);
  });

  it('is kept where scrolling comes of growing', () => {
    hold();
    jest.advanceTimersByTime(1500);
    tops.sizes = 2600;
    pageHeight = 5600;
    dispatchScroll();
    expect(window.scrollY).toBe(2400);
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'is given up at %s',
    (intent) => {
      hold();
      window.dispatchEvent(new Event(intent));
      expect(handleEnd).toHaveBeenCalledTimes(1);
      scrollTo(900);
      dispatchScroll();
      notifyResize();
      expect(window.scrollY).toBe(900);
    },
  );

  it('is given up in the end, and by who requested it, once', () => {
    hold();
    jest.advanceTimersByTime(10_000);
    expect(handleEnd).toHaveBeenCalledTimes(1);
    hold();
    stop();
    stop();
    expect(handleEnd).toHaveBeenCalledTimes(1);
  });
});
