import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listImports } from '../plugins/shared/listImports.ts';
import type { TestedDemo } from '../tests/demos/listDemos.ts';

/** A demo under a name of its own, as text. */
export interface CopiedDemo {
  name: string;
  source: string;
}

/** Number of demos on the page. */
export const DEMO_COUNT = 100;

/**
 * Renames a demo. @returns null for one that is more than a file, which a copy would tear
 * from its parts, and one whose function stands elsewhere
 *
 * @example `export default function Sizes()`, `Sizes7` → `export default function Sizes7()`
 */
export function renameDemo(
  source: string,
  name: string,
  copyName: string,
): string | null {
  const head = `export default function ${name}(`;
  const isWhole = !listImports(source).some(({ specifier }) =>
    specifier.startsWith('.'),
  );
  return isWhole && source.includes(head)
    ? source.replace(head, `export default function ${copyName}(`)
    : null;
}

/**
 * Copies demos until there are a hundred: each once, and again from the first where there
 * are fewer.
 *
 * @param demos of the site; those of Material UI are taken, in their order
 * @throws if none can be copied
 */
export function copyDemos(demos: readonly TestedDemo[]): CopiedDemo[] {
  const sources = demos
    .filter(
      ({ id, library, options }) =>
        library === 'material-ui' &&
        !options.iframe &&
        !id.startsWith('experiments/'),
    )
    .map(({ file }) => ({
      name: path.basename(file, '.tsx'),
      source: readFileSync(file, 'utf8'),
    }))
    .filter(({ name, source }) => renameDemo(source, name, name) !== null);
  if (sources.length === 0) {
    throw new Error('There is no demo of Material UI in one file.');
  }
  return Array.from({ length: DEMO_COUNT }, (_, index) => {
    const { name, source } = sources[index % sources.length] as CopiedDemo;
    const copyName = `${name}N${index + 1}`;
    return { name: copyName, source: renameDemo(source, name, copyName) ?? source };
  });
}

/** The page that shows them, each below a heading and a sentence. */
export function renderHundredPage(demos: readonly CopiedDemo[]): string {
  const sections = demos.map(
    ({ name }) =>
      `## ${name}\n\nText before the demo, as every page has it.\n\n<Demo name="${name}" />\n`,
  );
  return `---\nslug: /demos/hundred/\ntitle: A hundred demos\ndescription: A page that is measured.\nunlisted: true\n---\n\n${sections.join('\n')}`;
}
