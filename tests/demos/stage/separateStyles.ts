const STYLE = /<style data-emotion="([a-z-]+) ([^"]*)"[^>]*>([^]*?)<\/style>/g;

/**
 * Moves the styles of static HTML into the head, as the portal's page template does.
 *
 * @returns the markup without them, and what takes them away again
 */
export function separateStyles(html: string): {
  markup: string;
  removeStyles: () => void;
} {
  const elements: HTMLStyleElement[] = [];
  const markup = html.replace(
    STYLE,
    (_tag, key: string, ids: string, css: string) => {
      const style = document.createElement('style');
      style.dataset.static = `${key} ${ids}`;
      style.textContent = css;
      document.head.append(style);
      elements.push(style);
      return '';
    },
  );
  return { markup, removeStyles: () => elements.forEach((style) => style.remove()) };
}
