import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Reads the drawing of icons from `@mui/icons-material` by rendering them once, so that
 * the shell can inline them without the library's run-time.
 *
 * @param names module names of the package
 * @returns the markup inside `<svg viewBox="0 0 24 24">` by name
 * @throws if the package has no such icon or draws it in an unknown way
 */
export function extractIconPaths(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, extractIconPath(name)]));
}

function extractIconPath(name: string): string {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the name is data
  const icon = require(`@mui/icons-material/${name}`) as { default: ComponentType };
  const markup = renderToStaticMarkup(createElement(icon.default));
  const inner = /<svg[^>]*viewBox="0 0 24 24"[^>]*>(.*)<\/svg>/s.exec(markup)?.[1];
  if (!inner) {
    throw new Error(`shell-icons: cannot read the drawing of ${name}`);
  }
  return inner;
}
