import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Packages of a product that compose class names, by their folders. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'material-ui': ['@mui/material', '@mui/lab'],
  'joy-ui': ['@mui/joy'],
  'base-ui': ['@mui/base'],
  x: [
    '@mui/x-charts',
    '@mui/x-data-grid',
    '@mui/x-data-grid-pro',
    '@mui/x-data-grid-premium',
    '@mui/x-date-pickers',
    '@mui/x-date-pickers-pro',
    '@mui/x-tree-view',
  ],
};

/** Builds of the same source in other formats, and declarations. */
const OTHER_FORMATS = /^(?:node|legacy|modern|esm|umd)(?:\/|$)|\.d\.ts$/;

/** `function getSliderUtilityClass(slot) { return generateUtilityClass('MuiSlider', slot)` */
const GENERATOR =
  /(?:function|const) (get\w+UtilityClass\w*)\b[^]{0,80}?generateUtilityClass(?:\.default)?\)?\((?:'(\w+)'|COMPONENT_NAME)/g;

/** The names of Base UI's components in its source. */
const COMPONENT_NAME = /const COMPONENT_NAME = '(\w+)'/;

/** `const slots = { root: ['root', …], … }; … composeClasses(slots, getSliderUtilityClass` */
const COMPOSITION =
  /const slots = \{([^]*?)\n {2,4}\};[^]*?composeClasses(?:\.default)?\)?\(slots, (?:useClassNamesOverride\()?(?:\w+\.)?(get\w+UtilityClass\w*)/g;

/** The class an element always has comes first. */
const FIRST_CLASS = /\w+: \['([\w-]+)'/g;

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.js') && !OTHER_FORMATS.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .filter((source) => source.includes('UtilityClass'));
}

/**
 * Reads which classes name an element, from the code that composes the classes of each: the first
 * of an element is the one it always has.
 *
 * @param siteDir folder with `node_modules`
 * @returns keys of classes by what the classes of their component begin with: `MuiSlider` →
 *   `root`, `rail`, `thumb`; for Base UI `base-Slider`
 */
export function readComposedParts(
  siteDir: string,
  product: string,
): Map<string, Set<string>> {
  const sources = (PACKAGES[product] ?? []).flatMap((name) =>
    listSources(path.join(siteDir, 'node_modules', name)),
  );
  const prefixes = new Map(
    sources.flatMap((source) =>
      [...source.matchAll(GENERATOR)].map(([, generator = '', written]) => {
        const prefix = written ?? COMPONENT_NAME.exec(source)?.[1] ?? '';
        return [generator, prefix] as const;
      }),
    ),
  );
  const parts = new Map<string, Set<string>>();
  for (const source of sources) {
    for (const [, body = '', generator = ''] of source.matchAll(COMPOSITION)) {
      const prefix = prefixes.get(generator);
      if (prefix === undefined) continue;
      const name =
        product === 'base-ui' ? `base-${prefix.replace(/^Mui/, '')}` : prefix;
      const known = parts.get(name) ?? new Set<string>();
      parts.set(name, known);
      for (const [, key] of body.matchAll(FIRST_CLASS)) known.add(key as string);
    }
  }
  return parts;
}
