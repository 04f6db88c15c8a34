import { act, render } from '@testing-library/react';
import { useActiveHeading } from './useActiveHeading';

const root = document.documentElement;

/** Distance of each heading from the top of the page, in pixels. */
let headings: Record<string, number> = {};

function scrollTo(y: number): void {
  window.scrollY = y;
  act(() => {
    window.dispatchEvent(new Event('scroll'));
    jest.runOnlyPendingTimers();
  });
}

function Page({ ids }: { ids: string[] }) {
  const active = useActiveHeading(ids);
  return (
    <>
      {ids.map((id) => (
        <h2 key={id} id={id}>
          {id}
        </h2>
      ))}
      <output>{JSON.stringify(active) ?? 'none'}</output>
    </>
  );
}

function open(ids = Object.keys(headings)) {
  const view = render(<Page ids={ids} />);
  act(() => jest.runOnlyPendingTimers());
  const read = () => view.container.querySelector('output')?.textContent;
  return { ...view, read };
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: [] });
  headings = { one: 300, two: 900, three: 1900 };
  window.scrollY = 0;
  window.innerHeight = 800;
  jest.spyOn(root, 'scrollHeight', 'get').mockReturnValue(2400);
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(function (this: Element) {
      return { top: (headings[this.id] ?? 0) - window.scrollY } as DOMRect;
    });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('is nothing at the top of the page', () => {
  expect(open().read()).toBe('none');
});

it.each([
  [99, 'none'],
  [100, '"one"'],
  [699, '"one"'],
  [700, '"two"'],
  [1500, '"two"'],
])(
  'is, scrolled by %i pixels, the last heading in the upper quarter: %s',
  (y, id) => {
    const { read } = open();
    scrollTo(y);
    expect(read()).toBe(id);
  },
);

it('is the last heading at the end of the page, however low it stands', () => {
  const { read } = open();
  scrollTo(1599);
  expect(read()).toBe('"three"');
});

it('is nothing on a page that does not scroll', () => {
  jest.spyOn(root, 'scrollHeight', 'get').mockReturnValue(700);
  expect(open().read()).toBe('none');
});

it('the active heading changes when the reader scrolls up', () => {
  const { read } = open();
  scrollTo(800);
  scrollTo(0);
  expect(read()).toBe('none');
});

it('the active heading is found again when the viewport changes', () => {
  const { read } = open();
  window.innerHeight = 1300;
  act(() => {
    window.dispatchEvent(new Event('resize'));
    jest.runOnlyPendingTimers();
  });
  expect(read()).toBe('"one"');
});

it('is nothing on a page without headings, even at its end', () => {
  const { read } = open([]);
  scrollTo(1600);
  expect(read()).toBe('none');
});

it('the active heading follows the headings of the next page', () => {
  const { read, rerender } = open();
  rerender(<Page ids={['two']} />);
  act(() => jest.runOnlyPendingTimers());
  scrollTo(800);
  expect(read()).toBe('"two"');
});

it('measures once a frame, as far as the text is read, and not after the page is left', () => {
  const { unmount } = open();
  const measure = jest.spyOn(document, 'getElementById');
  window.scrollY = 100;
  act(() => {
    window.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('scroll'));
    jest.runOnlyPendingTimers();
  });
  expect(measure.mock.calls).toEqual([['one'], ['two']]);
  window.dispatchEvent(new Event('scroll'));
  unmount();
  window.dispatchEvent(new Event('scroll'));
  jest.runOnlyPendingTimers();
  expect(measure).toHaveBeenCalledTimes(2);
});
