import { visit } from 'unist-util-visit';
import { parsePageOrNothing } from '../../plugins/shared/parsePage';
import { toUnixLines } from '../../plugins/shared/toUnixLines';

/** Media that pages and demos do without, so that nobody needs an alternative. */
export const MEDIA = {
  film: /<(?:audio|video)\b|component=["'{]+(?:audio|video)|new Audio\(|AudioContext|getUserMedia/,
  orientation:
    /orientation\.lock|\(\s*orientation\s*:|"orientation"|devicemotion|deviceorientation|DeviceMotionEvent|\bAccelerometer\b|\bGyroscope\b/,
  endlessStyle: /animation[^;{}]*\binfinite\b|iteration-count: *(?!1\b)\d/,
  animation: /<(?:animate|animateTransform|set)\b|\bkeyframes[`(]/,
} as const;

/** File endings of media that they do without. */
export const MEDIA_FILES = {
  film: /\.(?:mp[34]|m4[av]|web[ma]|og[gav]|wav|mov)$/i,
  picture: /\.(?:png|jpe?g|gif|webp|avif|bmp|svg|ico)$/i,
} as const;

const MESSAGES: Readonly<Record<keyof typeof MEDIA, string>> = {
  film: 'pages hold no sound and no film',
  orientation: 'pages do not ask how the device is held or moved',
  endlessStyle: 'pages let no movement repeat',
  animation: 'pages let nothing of their own move',
};

/** Blanks what a page prints as code; lines stay. */
export function blankPrintedCode(file: string, text: string): string {
  if (!/\.mdx?$/.test(file)) return text;
  let shown = toUnixLines(text);
  visit(parsePageOrNothing(text), ['code', 'inlineCode'], ({ position }) => {
    const [start, end] = [position?.start.offset, position?.end.offset];
    const code = shown.slice(start, end).replace(/[^\n]/g, ' ');
    shown = shown.slice(0, start) + code + shown.slice(end);
  });
  return shown;
}

/**
 * Finds sound, film, pictures and movement.
 *
 * @returns `file:line: …` of the first of each kind
 */
export function findMediaProblems(file: string, text: string): string[] {
  if (Object.values(MEDIA_FILES).some((ending) => ending.test(file))) {
    return [`${file}:1: pages bring no pictures, sounds or films`];
  }
  const shown = blankPrintedCode(file, text);
  return Object.entries(MEDIA).flatMap(([kind, pattern]) => {
    const index = shown.search(pattern);
    const line = shown.slice(0, index).split('\n').length;
    const message = MESSAGES[kind as keyof typeof MEDIA];
    return index < 0 ? [] : [`${file}:${line}: ${message}`];
  });
}
