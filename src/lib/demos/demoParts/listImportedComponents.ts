/** `import Slider, { type SliderProps } from '@mui/material/Slider'` */
const IMPORT = /^import\s+(?!type\b)([^'"]*?)\s*from\s*['"](@mui\/[^'"]+)['"]/gm;

const withoutPrefix = (name: string) => name.replace(/^(?:unstable_)/i, '');

/** Names between the braces, as the module exports them. */
function readNamed(clause: string): string[] {
  const [, names = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
  return names
    .split(',')
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((name) => /^[A-Za-z]/.test(name) && !name.startsWith('type '));
}

/**
 * Lists the components of the libraries that a source imports, whatever it calls them.
 *
 * @example
 * // import { Button as BaseButton } from '@mui/base/Button';
 * // import Slider from '@mui/material/Slider'; → Button, Slider
 */
export function listImportedComponents(source: string): Set<string> {
  const names = [...source.matchAll(IMPORT)].flatMap(
    ([, clause = '', specifier = '']) => [
      ...(/^\w/.test(clause) ? [specifier.split('/').at(-1) ?? ''] : []),
      ...readNamed(clause),
    ],
  );
  return new Set(names.map(withoutPrefix));
}
