import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { FoldedTableOfContents, TableOfContents } from './TableOfContents';

const ITEMS = [
  { id: 'sizes', value: 'Sizes', level: 2 },
  { id: 'small', value: 'Small', level: 3 },
  { id: 'very-small', value: 'Very small', level: 4 },
  { id: 'the-sx-prop', value: 'The <code>sx</code> prop', level: 2 },
];

const getLinks = (name: string) =>
  within(screen.getByRole('navigation', { name })).getAllByRole('link');

it.each([
  ['On this page', <TableOfContents key="a" items={ITEMS} />],
  ['Contents', <FoldedTableOfContents key="b" items={ITEMS} />],
])('%s lists the headings of levels 2 and 3', (name, element) => {
  renderInSite(element);
  if (name === 'Contents') {
    screen.getByRole('group').setAttribute('open', '');
  }
  expect(getLinks(name).map((link) => link.getAttribute('href'))).toEqual([
    '#sizes',
    '#small',
    '#the-sx-prop',
  ]);
  const [, small, sxProp] = getLinks(name);
  expect(small?.closest('ul ul')).not.toBeNull();
  expect(sxProp?.querySelector('code')).toHaveTextContent('sx');
});

it('is folded where there is no room beside the article', () => {
  renderInSite(<FoldedTableOfContents items={ITEMS} />);
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByText('On this page').closest('summary')).not.toBeNull();
});

describe('the folded contents', () => {
  function open() {
    renderInSite(
      <>
        <FoldedTableOfContents items={ITEMS} />
        <button type="button">Outside</button>
      </>,
    );
    const details = screen.getByRole('group');
    details.setAttribute('open', '');
    return details;
  }

  it('close when one of their links is followed', async () => {
    const details = open();
    await userEvent.click(screen.getByRole('link', { name: 'Small' }));
    expect(details).not.toHaveAttribute('open');
  });

  it('close by Escape, which leads back to their button', async () => {
    const details = open();
    screen.getByRole('link', { name: 'Small' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(details).not.toHaveAttribute('open');
    expect(details.querySelector('summary')).toHaveFocus();
  });

  it.each(['click', 'tab'] as const)('close by a %s outside', async (way) => {
    const details = open();
    if (way === 'click') {
      await userEvent.click(screen.getByRole('button', { name: 'Outside' }));
    } else {
      screen.getByRole('link', { name: 'The sx prop' }).focus();
      await userEvent.tab();
    }
    expect(details).not.toHaveAttribute('open');
  });
});

describe('the heading that is read', () => {
  /** Scrolls the page so far that the headings before this one are above the window. */
  function readUpTo(id: string, element: ReactElement): void {
    const index = ITEMS.findIndex((item) => item.id === id);
    jest.useFakeTimers();
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockImplementation(function (this: Element) {
        const place = ITEMS.findIndex((item) => item.id === this.id);
        return { top: place <= index ? -1 : 10_000 } as DOMRect;
      });
    renderInSite(
      <>
        {ITEMS.map((item) => (
          <div key={item.id} id={item.id} />
        ))}
        {element}
      </>,
    );
    act(() => jest.runOnlyPendingTimers());
  }

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it.each([
    ['sizes', '#sizes'],
    ['small', '#small'],
    ['very-small', '#small'],
    ['the-sx-prop', '#the-sx-prop'],
  ])('at %s is marked: %s', (id, href) => {
    readUpTo(id, <TableOfContents items={ITEMS} />);
    const marked = document.querySelectorAll('[aria-current]');
    expect(Array.from(marked, (link) => link.getAttribute('href'))).toEqual([href]);
    expect(marked[0]).toHaveAttribute('aria-current', 'location');
  });

  it('is named beside the button of the folded contents, and marked in them', () => {
    readUpTo('the-sx-prop', <FoldedTableOfContents items={ITEMS} />);
    const summary = screen.getByText('On this page').closest('summary');
    expect(summary).toHaveTextContent('On this pageThe sx prop');
    expect(document.querySelector('[aria-current]')).toHaveAttribute(
      'href',
      '#the-sx-prop',
    );
  });
});
