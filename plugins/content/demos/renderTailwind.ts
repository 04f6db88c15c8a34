import fs from 'node:fs/promises';
import path from 'node:path';
import { compile } from 'tailwindcss';
import { sourceToCandidates } from '../../../src/lib/demos/sourceToCandidates';
import {
  createTailwindInput,
  type TailwindSheets,
} from '../../../src/lib/demos/tailwindInput';

const PACKAGE_DIR = path.dirname(require.resolve('tailwindcss/package.json'));

/** Reads the style sheets of the installed package. */
export async function loadTailwindSheets(): Promise<TailwindSheets> {
  const read = (name: string) => fs.readFile(path.join(PACKAGE_DIR, name), 'utf8');
  return {
    theme: await read('theme.css'),
    preflight: await read('preflight.css'),
  };
}

/** Makes the reset that all Tailwind demos share. */
export async function renderTailwindReset(): Promise<string> {
  const sheets = await loadTailwindSheets();
  const input = createTailwindInput(sheets, { preflight: true, utilities: false });
  const compiler = await compile(input);
  return compiler.build([]);
}

/**
 * Makes the classes that a demo uses, and the theme variables that these use.
 *
 * @param sources of the demo and the modules beside it
 */
export async function renderTailwindUtilities(
  sources: readonly string[],
): Promise<string> {
  const sheets = await loadTailwindSheets();
  const input = createTailwindInput(sheets, { preflight: false, utilities: true });
  const compiler = await compile(input);
  return compiler.build(sources.flatMap(sourceToCandidates));
}
