import { LIGHT } from '../../../src/brand/tokens';
import type { PreviewText } from './types';

/** Size that other sites show beside a link, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** An element as satori takes it: like React's, without React. */
export interface PreviewElement {
  type: string;
  props: {
    style?: Record<string, string | number>;
    children?: string | PreviewElement[];
    [attribute: string]: unknown;
  };
}

const box = (
  style: Record<string, string | number>,
  children?: string | PreviewElement[],
): PreviewElement => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, ...(children ? { children } : {}) },
});

function drawing(svg: string, size: number, style: Record<string, string | number>) {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { type: 'img', props: { src, width: size, height: size, style } };
}

/** Long titles are set smaller, so that they stay within two lines. */
function titleToSize(title: string): number {
  return (
    [
      { upTo: 18, size: 104 },
      { upTo: 30, size: 84 },
      { upTo: 60, size: 68 },
    ].find(({ upTo }) => title.length <= upTo)?.size ?? 54
  );
}

/** @param length most characters, cut at the end of a word */
function shorten(text: string, length: number): string {
  return text.length <= length
    ? text
    : `${text.slice(0, length).replace(/[\s,;:.]+\S*$/, '')}…`;
}

/**
 * Lays out the picture of a page: mark and name of the portal, what the page belongs to,
 * its title and what it says of itself.
 *
 * @param mark SVG of the portal's mark
 */
export function layOutPreview(text: PreviewText, mark: string): PreviewElement {
  return box(
    {
      ...PREVIEW_SIZE,
      position: 'relative',
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '64px 72px 60px 84px',
      background: LIGHT.background,
      color: LIGHT.text,
      fontFamily: 'Geist',
    },
    [
      box({
        position: 'absolute',
        left: 0,
        top: 0,
        width: 16,
        height: PREVIEW_SIZE.height,
        background: text.accent,
      }),
      drawing(mark, 520, {
        position: 'absolute',
        right: -150,
        bottom: -170,
        opacity: 0.1,
      }),
      box({ alignItems: 'center', fontSize: 34 }, [
        drawing(mark, 52, { marginRight: 18 }),
        box({ fontWeight: 600, flexGrow: 1 }, text.site),
        box({
          width: 18,
          height: 18,
          marginRight: 14,
          borderRadius: 9,
          background: text.accent,
        }),
        box({ color: LIGHT.textSecondary }, text.section),
      ]),
      box({ flexDirection: 'column', paddingRight: 60 }, [
        box(
          {
            marginBottom: 28,
            fontSize: titleToSize(text.title),
            fontWeight: 700,
            letterSpacing: '-0.03em',
            lineHeight: 1.08,
          },
          shorten(text.title, 90),
        ),
        box(
          { color: LIGHT.textSecondary, fontSize: 36, lineHeight: 1.4 },
          shorten(text.description, 150),
        ),
      ]),
    ],
  );
}
