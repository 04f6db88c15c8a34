import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { PAGE_PARTS, remarkPageParts } from './remarkPageParts';

const createTree = (...names: string[]) =>
  ({
    type: 'root',
    children: names.map((name) => ({
      type: 'mdxJsxFlowElement',
      name,
      attributes: [],
      children: [],
    })),
  }) as unknown as Root;

function listImports(...names: string[]): string[] {
  const tree = createTree(...names);
  remarkPageParts()(tree);
  return tree.children.flatMap((node) =>
    (node.type as string) === 'mdxjsEsm' ? [(node as { value: string }).value] : [],
  );
}

it('each part of a page is imported once', () => {
  expect(listImports('MaterialIcons', 'CodeBlock', 'MaterialIcons')).toEqual([
    'import { MaterialIcons } from "@site/src/components/tools/MaterialIcons/MaterialIcons";',
  ]);
});

it.each(['CodeBlock', 'constructor', 'toString'])(
  'a page with %s gets no import',
  (name) => {
    expect(listImports(name)).toEqual([]);
  },
);

it.each(Object.entries(PAGE_PARTS))(
  'the module of the page part %s exists',
  (name, specifier) => {
    const file = path.resolve(
      __dirname,
      '../../..',
      `${specifier.replace('@site/', '')}.tsx`,
    );
    expect(fs.readFileSync(file, 'utf8')).toContain(`export function ${name}(`);
  },
);
