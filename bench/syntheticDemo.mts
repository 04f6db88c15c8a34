import type { DocsInstanceId } from '../src/navigation/types.ts';
import { BLOCK_KINDS, renderBlocks, SUBJECTS } from './demoBlocks.mts';
import { DEMO_KITS, listKitImports } from './demoKits.mts';
import { createChooser } from './random.mts';

/** A demo that nobody wrote, in the shape of those that somebody did. */
export interface SyntheticDemo {
  /** Of its file and function. */
  name: string;
  label: string;
  /** TSX, not yet formatted. */
  source: string;
}

/** With one part, demos of one kind would share more code than tests allow. */
const PART_COUNT = 2;

/**
 * Renders a demo of two parts.
 *
 * @param set whose library it uses
 * @param prefix of its name, such as the component of its page
 * @param seed the same seed gives the same demo, and another for each
 */
export function renderSyntheticDemo(
  set: DocsInstanceId,
  prefix: string,
  seed: number,
): SyntheticDemo {
  const chooser = createChooser(seed);
  const kit = DEMO_KITS[set];
  const kinds = chooser.take(BLOCK_KINDS, PART_COUNT);
  const [kind = ''] = kinds;
  const subject = chooser.pick(SUBJECTS);
  const name = `${prefix}${subject}${kind}${seed}`;
  const blocks = renderBlocks(kinds, kit, chooser);
  const jsx = kit.stack(blocks.map((block) => block.jsx).join('\n'));
  const source = [
    `import * as React from 'react';`,
    ...listKitImports(kit, jsx),
    '',
    ...blocks.map(({ data }) => data).filter(Boolean),
    '',
    `export default function ${name}() {`,
    ...blocks.map(({ hooks }) => hooks),
    '',
    `return (${jsx});`,
    '}',
    '',
  ].join('\n');
  return { name, label: `${subject} by ${kind.toLowerCase()}`, source };
}
