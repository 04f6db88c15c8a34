import type { Page } from 'playwright-core';

/**
 * Compares the order of texts in the document with that on screen. A text comes after another
 * if it is below it or further along the line, in the direction of the page. Texts inside live
 * demos are left out, and so are those in layers or out of sight. The cells of one row may
 * stand anywhere in it: their headers say what they are.
 *
 * @returns pairs that stand the other way round, as `"first" › "second"`
 */
export function findOrderMismatches(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Pixels that letters of two sizes on one line differ by. */
    const SLACK = 6;
    /** Code and its frame run from left to right on pages that run the other way. */
    const runsFromRight = (first: Element, second: Element): boolean => {
      let common = first;
      while (!common.contains(second)) common = common.parentElement as Element;
      return getComputedStyle(common).direction === 'rtl';
    };
    const toBlock = (element: Element): Element => {
      const { display } = getComputedStyle(element);
      const parent = element.parentElement;
      return parent && /^(?:inline|contents$|ruby)/.test(display)
        ? toBlock(parent)
        : element;
    };
    const isOutOfLine = (element: Element): boolean =>
      element.closest('[data-demo-stage], .visually-hidden, pre, dialog, svg') !==
        null || !element.checkVisibility({ visibilityProperty: true });
    const isPlaced = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|absolute/.test(getComputedStyle(element).position) ||
        isPlaced(element.parentElement));

    /** Sums how far panels around an element are scrolled: their text counts as unscrolled. */
    const sumScroll = (element: Element | null): [x: number, y: number] => {
      if (element === null || element === document.documentElement) return [0, 0];
      const [x, y] = sumScroll(element.parentElement);
      return [x + element.scrollLeft, y + element.scrollTop];
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { block: Element; text: string; lines: DOMRect[] }[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement as Element;
      if (!node.data.trim() || isOutOfLine(element) || isPlaced(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const [x, y] = sumScroll(element);
      const lines = [...range.getClientRects()]
        .filter(({ width, height }) => width >= 2 && height >= 2)
        .map(
          ({ left, top, width, height }) =>
            new DOMRect(left + x, top + y, width, height),
        );
      if (lines.length === 0) continue;
      const block = toBlock(element);
      const last = texts.at(-1);
      if (last?.block === block) {
        last.lines.push(...lines);
        last.text += node.data;
      } else {
        texts.push({ block, text: node.data, lines });
      }
    }
    type Part = (typeof texts)[number];
    const areCellsOfOneRow = (first: Element, second: Element): boolean => {
      const row = first.closest('tr');
      return (
        row !== null &&
        row === second.closest('tr') &&
        first.closest('th, td') !== second.closest('th, td')
      );
    };
    const comesAfter = (first: Part, second: Part): boolean => {
      const [end, start] = [first.lines.at(-1), second.lines[0]];
      return (
        !end ||
        !start ||
        areCellsOfOneRow(first.block, second.block) ||
        start.top >= end.bottom - SLACK ||
        (runsFromRight(first.block, second.block)
          ? start.right <= end.left + SLACK
          : start.left >= end.right - SLACK)
      );
    };
    const shorten = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 40);
    return texts
      .slice(1)
      .map((second, place) => [texts[place] as Part, second] as const)
      .filter(([first, second]) => !comesAfter(first, second))
      .map(
        ([first, second]) => `"${shorten(first.text)}" › "${shorten(second.text)}"`,
      );
  });
}
