import type { KeyboardEvent } from 'react';
import { act, renderHook } from '@testing-library/react';
import type { SearchHit } from '../../../lib/search/types';
import type { SearchItem } from './searchItems';
import { useActiveItem } from './useActiveItem';

const list = (...names: string[]) =>
  names.map((name, index): SearchItem => ({
    id: `search-x-${index}`,
    type: 'hit',
    hit: { kind: 'page', name, href: `/${name}/` } as SearchHit,
  }));

function open(...names: string[]) {
  const { result, rerender } = renderHook(
    ({ items, subject, keepsFirst }) => useActiveItem(items, subject, keepsFirst),
    { initialProps: { items: list(...names), subject: 'menu', keepsFirst: false } },
  );
  return {
    /** Name of the line that Enter opens. */
    name: () =>
      result.current.item?.type === 'hit' ? result.current.item.hit.name : null,
    press: (key: string) =>
      act(() => void result.current.handleKey({ key } as KeyboardEvent)),
    show: (subject: string, ...shown: string[]) =>
      rerender({ items: list(...shown), subject, keepsFirst: false }),
    /** All names have come: what comes now comes to a list that has been seen. */
    settle: (...shown: string[]) =>
      rerender({ items: list(...shown), subject: 'menu', keepsFirst: true }),
  };
}

it('keeps the line that was gone to where later results come before it', () => {
  const { name, press, show } = open('Menu', 'Menubar', 'Menu List');
  press('ArrowDown');
  expect(name()).toBe('Menubar');
  show('menu', 'App menu', 'Menu', 'Menubar', 'Menu List');
  expect(name()).toBe('Menubar');
  press('ArrowDown');
  expect(name()).toBe('Menu List');
});

it('the active line moves to its neighbour when it is removed', () => {
  const { name, press, show } = open('Menu', 'Menubar', 'Menu List');
  press('ArrowUp');
  expect(name()).toBe('Menu List');
  show('menu', 'Menu', 'Menubar');
  expect(name()).toBe('Menubar');
});

it('begins at the first line: of another query, and until an arrow is pressed', () => {
  const { name, press, show } = open('Menu', 'Menubar');
  show('menu', 'App menu', 'Menu');
  expect(name()).toBe('App menu');
  press('ArrowDown');
  show('menus', 'Menubar', 'Menu');
  expect(name()).toBe('Menubar');
});

it('keeps the first line, too, once the list has been seen', () => {
  const { name, settle, show } = open('Menu', 'Menubar');
  settle('App menu', 'Menu');
  expect(name()).toBe('App menu');
  settle('Menu in a text', 'App menu', 'Menu');
  expect(name()).toBe('App menu');
  show('menus', 'Menubar', 'Menu');
  expect(name()).toBe('Menubar');
});
