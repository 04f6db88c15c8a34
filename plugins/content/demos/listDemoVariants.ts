import fs from 'node:fs';
import path from 'node:path';
import {
  CODE_STYLINGS,
  CODE_STYLING_IDS,
  DEFAULT_CODE_STYLING,
  type CodeStyling,
} from '../../../src/lib/demos/codeStyling';

/** One styling of a demo, with its file. */
export interface DemoVariantFile {
  /** Null for a demo that is one file and knows no stylings. */
  styling: CodeStyling | null;
  /** Absolute path of the TSX file. */
  file: string;
}

/** The file of a folder that must be there. */
const MAIN_FILE = `${CODE_STYLING_IDS[DEFAULT_CODE_STYLING]}.tsx`;

/**
 * Lists the ways in which a demo is written: the file `Name.tsx`, or in the folder `Name`
 * the files `system.tsx`, `tailwind.tsx` and `css.tsx`, of which the first must be there.
 *
 * @param name demo name, PascalCase
 * @param folder absolute path of the folder of the page
 * @returns in the order of the stylings; empty where nobody wrote the demo
 * @throws if there are file and folder, or a folder without `system.tsx`
 */
export function listDemoVariants(name: string, folder: string): DemoVariantFile[] {
  const file = path.join(folder, `${name}.tsx`);
  const variants = path.join(folder, name);
  const isFile = fs.existsSync(file);
  const isFolder = fs.statSync(variants, { throwIfNoEntry: false })?.isDirectory();
  if (isFile && isFolder) {
    throw new Error(
      `demo "${name}" is there twice: ${toPlace(file)} and the folder ${toPlace(variants)}`,
    );
  }
  if (!isFolder) {
    return isFile ? [{ styling: null, file }] : [];
  }
  const written = CODE_STYLINGS.map((styling) => ({
    styling,
    file: path.join(variants, `${CODE_STYLING_IDS[styling]}.tsx`),
  })).filter((variant) => fs.existsSync(variant.file));
  if (written[0]?.styling !== DEFAULT_CODE_STYLING) {
    throw new Error(
      `demo "${name}" has no ${toPlace(path.join(variants, MAIN_FILE))}, which every demo of several stylings needs`,
    );
  }
  return written;
}

const toPlace = (file: string) => path.relative(process.cwd(), file);

/**
 * Names a demo by the file of readers who have chosen nothing.
 *
 * @param file absolute path
 * @returns the demo's name, and the folder of its page
 * @example `…/button/ButtonSizes.tsx` → `{ name: 'ButtonSizes', folder: '…/button' }`
 * @example `…/button/ButtonSizes/system.tsx` → the same
 */
export function fileToDemo(file: string): { name: string; folder: string } {
  const main = path.basename(file) === MAIN_FILE ? path.dirname(file) : file;
  return { name: path.basename(main, '.tsx'), folder: path.dirname(main) };
}
