import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listDemoVariants } from '../../plugins/content/demos/listDemoVariants';
import { listImports } from '../../plugins/shared/listImports';
import { replaceRanges } from '../../plugins/shared/replaceRanges';
import { listDemoElements } from '../../tests/content/demoUses';

/** A demo of a page, by the file that is printed. */
export interface MeasuredDemo {
  name: string;
  label: string;
  /** Line of the page that shows it, from 1. */
  line: number;
  /** Lines of its file without imports and empty ones; of the longest one where it has several stylings. */
  lines: number;
  /** Whether it imports something that opens over the page. */
  opensLayer: boolean;
}

/** Most lines of a demo. */
export const DEMO_LINES = { first: 25, other: 45, layer: 70 } as const;

/** Most demos of the portal that may be longer than {@link DEMO_LINES} allows the others. */
export const LONG_DEMO_SHARE = 0.05;

/** Exports of the libraries that open over the page. */
const LAYERS = new Set([
  'Backdrop',
  'Dialog',
  'Drawer',
  'Dropdown',
  'Menu',
  'Modal',
  'Popover',
  'Popper',
  'Popup',
  'Snackbar',
  'SpeedDial',
  'SwipeableDrawer',
  'Tooltip',
]);

/**
 * Counts the lines of a demo that have to be taken in: imports, one for each component, and empty
 * lines are left out.
 *
 * @example countLines("import * as React from 'react';\n\nexport {};\n") // → 1
 */
export const countLines = (source: string): number =>
  replaceRanges(
    source,
    listImports(source)
      .filter(({ statement: [from] }) =>
        /^import\b(?!\s*\()/.test(source.slice(from)),
      )
      .map(({ statement: [from, to] }) => [from, to, '']),
  )
    .split('\n')
    .filter((line) => line.trim() !== '').length;

/**
 * Whether a demo imports what opens over the page.
 *
 * @example opensLayer("import Dialog from '@mui/material/Dialog';") // → true
 * @example opensLayer("import { Unstable_Popup as Popup } from '@mui/base';") // → true
 */
export const opensLayer = (source: string): boolean =>
  listImports(source)
    .filter(({ specifier }) => specifier.startsWith('@mui/'))
    .flatMap(({ names, specifier }) => [specifier, ...names])
    .some((name) => LAYERS.has(name.split(/[/_]/).at(-1) ?? ''));

/**
 * Measures the demos of a page in their order. Those in the width of the page are whole apps:
 * their sources are taken as a project, not read as an example.
 *
 * @param file of the page, absolute
 * @param text of the page
 */
export function measureDemos(file: string, text: string): MeasuredDemo[] {
  const examples = listDemoElements(text).filter(
    ({ options }) => !('fullWidth' in options),
  );
  return examples.map(({ name, line, options }) => {
    const sources = listDemoVariants(name, path.dirname(file)).map((variant) =>
      readFileSync(variant.file, 'utf8'),
    );
    return {
      name,
      label: options.label ?? name,
      line,
      lines: Math.max(0, ...sources.map(countLines)),
      opensLayer: sources.some(opensLayer),
    };
  });
}

/** Most lines that a demo may have, by its place among those of its page. */
export function allowLines(
  { opensLayer: isLayer }: Pick<MeasuredDemo, 'opensLayer'>,
  isFirst: boolean,
): number {
  if (isFirst) return DEMO_LINES.first;
  return isLayer ? DEMO_LINES.layer : DEMO_LINES.other;
}
