import type { Page } from 'playwright-core';

/**
 * Looks for what cannot be seen of the charts of a page on the background that a reader forces:
 * text below 4.5:1, and axes, bars, lines, marks, points and slices below 3:1. Browsers force
 * neither `fill` nor `stroke` of a drawing, so what they compute is what they paint. A label on a
 * slice has another background, and a pattern no single colour.
 *
 * @returns one line per demo, kind of part and colour
 */
export function findLowContrastCharts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TEXT = 4.5;
    const PART = 3;
    type Paint = 'fill' | 'stroke';
    const KINDS: [selector: string, paints: Paint[], least: number][] = [
      ['text:not(.MuiPieArcLabel-root)', ['fill'], TEXT],
      ['.MuiChartsAxis-line', ['stroke'], PART],
      ['.MuiChartsAxis-tick', ['stroke'], PART],
      ['.MuiChartsReferenceLine-line', ['stroke'], PART],
      ['.MuiBarElement-root', ['fill', 'stroke'], PART],
      ['.MuiLineElement-root', ['stroke'], PART],
      ['.MuiMarkElement-root', ['fill', 'stroke'], PART],
      ['.MuiPieArc-root', ['fill', 'stroke'], PART],
      ['.MuiChartsLegend-mark', ['fill', 'stroke'], PART],
      ['circle', ['fill', 'stroke'], PART],
    ];
    type Colour = [red: number, green: number, blue: number, alpha: number];
    const toColour = (text: string): Colour | null => {
      const [red, green, blue, alpha = '1'] = text.match(/[\d.]+/g) ?? [];
      return text.startsWith('rgb')
        ? [Number(red), Number(green), Number(blue), Number(alpha)]
        : null;
    };
    const probe = document.createElement('div');
    probe.style.color = 'Canvas';
    document.body.append(probe);
    const [...canvas] = toColour(getComputedStyle(probe).color) as Colour;
    probe.remove();
    const toLuminance = ([red, green, blue, alpha]: Colour): number => {
      const [r, g, b] = [red, green, blue].map((value, place) => {
        const share = (value * alpha + (canvas[place] ?? 0) * (1 - alpha)) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const behind = toLuminance(canvas);
    const measure = (colour: Colour): number => {
      const front = toLuminance(colour);
      return (Math.max(front, behind) + 0.05) / (Math.min(front, behind) + 0.05);
    };
    const pale = [
      ...document.querySelectorAll('[data-demo-stage] svg:has(> title + desc)'),
    ].flatMap((svg) => {
      const demo = svg.closest('[data-demo]')?.getAttribute('data-demo');
      return KINDS.flatMap(([selector, paints, least]) =>
        [...svg.querySelectorAll(selector)].flatMap((part) => {
          const style = getComputedStyle(part);
          const colours = paints
            .map((paint) => toColour(style[paint]))
            .filter((colour) => colour !== null);
          return colours.length > 0 && colours.every((one) => measure(one) < least)
            ? [
                `${demo}: ${selector} in ${paints.map((paint) => style[paint]).join()}`,
              ]
            : [];
        }),
      );
    });
    return [...new Set(pale)];
  });
}
