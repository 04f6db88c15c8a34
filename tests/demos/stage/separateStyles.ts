const STYLE = /<style data-emotion="([a-z-]+) ([^"]*)"[^>]*>([^]*?)<\/style>/g;

/** Sheets of the demo's own. A living demo has them without elements (`adoptStyles`). */
const SHEET = /<style(?: data-demo-base="true")?>([^]*?)<\/style>/g;

/**
 * Moves the styles of static HTML into the head, as the portal's page template does with
 * those of Emotion. The others stay before the demo there, which is swapped as a whole; here
 * it is hydrated.
 *
 * @returns the markup without them, and what takes them away again
 */
export function separateStyles(html: string): {
  markup: string;
  removeStyles: () => void;
} {
  const elements: HTMLStyleElement[] = [];
  const move = (css: string): HTMLStyleElement => {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
    elements.push(style);
    return style;
  };
  const markup = html
    .replace(STYLE, (_tag, key: string, ids: string, css: string) => {
      move(css).dataset.static = `${key} ${ids}`;
      return '';
    })
    .replace(SHEET, (_tag, css: string) => {
      move(css);
      return '';
    });
  return { markup, removeStyles: () => elements.forEach((style) => style.remove()) };
}
