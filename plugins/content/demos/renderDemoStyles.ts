import path from 'node:path';
import { CODE_STYLING_IDS } from '../../../src/lib/demos/codeStyling';
import {
  scopeToSelector,
  TAILWIND_SELECTOR,
} from '../../../src/lib/demos/demoStyles';
import { readDemoFiles } from './readDemoFiles';
import { compileStyles, scopeStyles } from './scopeStyles';
import { renderTailwindReset, renderTailwindUtilities } from './renderTailwind';
import type { DemoStyles } from './types';

const TAILWIND_FILE = `${CODE_STYLING_IDS.Tailwind}.tsx`;
const VARIANT_FILES = Object.values(CODE_STYLING_IDS).map((id) => `${id}.tsx`);

/**
 * Names the styles of a demo, in one styling of it.
 *
 * @example `…/ButtonSizes/css.tsx` → `ButtonSizes-css`
 * @example `…/ButtonSizes.tsx` → `ButtonSizes`
 */
function fileToScope(file: string): string {
  const name = path.basename(file, '.tsx');
  return VARIANT_FILES.includes(path.basename(file))
    ? `${path.basename(path.dirname(file))}-${name}`
    : name;
}

/**
 * Makes the style sheet of a demo, or of one styling of it: Tailwind's classes, or the CSS
 * files it imports, confined to its own stage.
 *
 * @param file absolute path of the TSX file
 * @returns null for a demo without either
 * @throws `file:line` of wrong CSS, or if a demo in Tailwind imports CSS
 */
export async function renderDemoStyles(file: string): Promise<DemoStyles | null> {
  const parts = await readDemoFiles(file);
  const sheets = parts.filter(({ path: part }) => part.endsWith('.css'));
  const modules = parts.filter(({ path: part }) => /\.tsx?$/.test(part));
  const scope = fileToScope(file);
  const confine = (css: string) => scopeStyles(css, scopeToSelector(scope), scope);
  if (path.basename(file) === TAILWIND_FILE) {
    const [sheet] = sheets;
    if (sheet) {
      throw new Error(
        `${toPlace(file)}:1: imports ${path.basename(sheet.path)}; a demo in Tailwind is styled by its classes alone`,
      );
    }
    const css = await renderTailwindUtilities(modules.map(({ source }) => source));
    return { scope, css: confine(await compileStyles(css, 'tailwindcss')) };
  }
  if (sheets.length === 0) {
    return null;
  }
  const compiled = await Promise.all(
    sheets.map(({ path: sheet, source }) => compileStyles(source, toPlace(sheet))),
  );
  return { scope, css: confine(compiled.join('')) };
}

/** The reset under every demo in Tailwind, confined to these. */
export async function renderTailwindBase(): Promise<string> {
  const css = await compileStyles(await renderTailwindReset(), 'tailwindcss');
  return scopeStyles(css, TAILWIND_SELECTOR, 'tailwind');
}

const toPlace = (file: string) => path.relative(process.cwd(), file);
