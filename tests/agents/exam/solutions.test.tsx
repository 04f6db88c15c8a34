/**
 * The reference solutions of the exam, rendered in a document: without a complaint, and accessible as
 * they are at first. `npm run typecheck` has their types, `renderSolutions.test.tsx` renders them
 * where there is no document.
 *
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { act, cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import { getLimit } from '../../limits/limits';
import { loadSolution, watchConsole } from './loadSolution';
import { TASKS } from './tasks';

/** A grid draws the rows that fit into it; jsdom lays nothing out and has no canvas. */
beforeAll(() => {
  const sizes = {
    offsetWidth: 600,
    offsetHeight: 300,
    clientWidth: 600,
    clientHeight: 300,
  };
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get: () => value,
    });
  }
  globalThis.ResizeObserver = class implements ResizeObserver {
    constructor(private readonly report: ResizeObserverCallback) {}
    observe(target: Element) {
      const contentRect = new DOMRect(0, 0, 600, 300);
      this.report([{ target, contentRect } as ResizeObserverEntry], this);
    }
    unobserve() {}
    disconnect() {}
  };
  window.matchMedia = (media) =>
    Object.assign(new EventTarget() as MediaQueryList, {
      media,
      matches: false,
      addListener() {},
      removeListener() {},
    });
  HTMLCanvasElement.prototype.getContext = () => null;
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it.each(TASKS)(
  'solves without a complaint: $task',
  async ({ solution, shows }) => {
    const said = watchConsole();
    const Solution = await loadSolution(solution);
    const { container } = await act(() => Promise.resolve(render(<Solution />)));
    expect(container.innerHTML).toMatch(shows);
    const { violations } = await act(() =>
      axe.run(container, {
        // A part is no page, and without a layout nothing has a colour behind it.
        rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
      }),
    );
    expect(
      violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    ).toEqual([]);
    expect(said).toEqual([]);
  },
  getLimit('unitTest'),
);
