import type { Page } from 'playwright-core';

/**
 * Looks whether text of languages that are read from the left is drawn in its order on each
 * line, wherever the page begins: no mark before the sentence that it ends, no number after the
 * word that it counts. Texts inside demos and hidden texts are left out.
 *
 * @returns texts that are not
 */
export function findReversedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toBlock = (element: Element): Element =>
      /^(?:inline$|contents$|ruby)/.test(getComputedStyle(element).display) &&
      element.parentElement
        ? toBlock(element.parentElement)
        : element;
    const isInQuestion = (element: Element): boolean =>
      element.closest('[data-demo-stage], select, textarea') === null &&
      element.checkVisibility({ visibilityProperty: true });

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const blocks = new Map<Element, Text[]>();
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement as Element;
      if (!node.data.trim() || !isInQuestion(element)) continue;
      const block = toBlock(element);
      blocks.set(block, [...(blocks.get(block) ?? []), node]);
    }

    const listParts = (node: Text): DOMRect[] =>
      [...node.data.matchAll(/\p{L}+|\p{N}+|\S/gu)].flatMap(({ 0: part, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + part.length);
        return [...range.getClientRects()].slice(0, 1);
      });
    const isReversed = (first: DOMRect, second: DOMRect): boolean => {
      const shared =
        Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
      const areOnOneLine = shared > Math.min(first.height, second.height) / 2;
      return areOnOneLine && second.left < first.left;
    };
    return [...blocks.values()].flatMap((nodes) => {
      const text = nodes
        .map(({ data }) => data)
        .join('')
        .trim()
        .replace(/\s+/g, ' ');
      if (
        !/\p{L}/u.test(text) ||
        /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(text)
      ) {
        return [];
      }
      const parts = nodes.flatMap(listParts).filter(({ width }) => width >= 1);
      return parts.some(
        (part, place) => place > 0 && isReversed(parts[place - 1] as DOMRect, part),
      )
        ? [text.slice(0, 60)]
        : [];
    });
  });
}
