import {
  createIdentifierAttribute,
  createImportConstant,
  createTextAttribute,
  formatPlace,
  readTextAttribute,
  type MdxJsxElement,
} from './mdxAttributes';

const element: MdxJsxElement = {
  type: 'mdxJsxFlowElement',
  name: 'Demo',
  attributes: [
    createTextAttribute('name', 'ButtonSizes'),
    createTextAttribute('label', ''),
    createIdentifierAttribute('load', 'loadOfButtonSizes'),
    { type: 'mdxJsxAttribute', name: 'codeOpen', value: null },
  ],
  children: [],
};

it.each([
  ['name', 'ButtonSizes'],
  ['label', ''],
  ['load', undefined],
  ['codeOpen', undefined],
  ['missing', undefined],
])('reads the text of %s: %j', (name, value) => {
  expect(readTextAttribute(element, name)).toBe(value);
});

it('writes an import for the reader and for the bundler', () => {
  expect(createImportConstant('load', "./It's.tsx")).toMatchSnapshot();
});

describe('place of a node', () => {
  const position = (line: number) => ({
    start: { line, column: 1 },
    end: { line, column: 9 },
  });

  it.each([
    [`${process.cwd()}/docs/a.mdx`, 12, 'docs/a.mdx:12'],
    ['/elsewhere/docs/a.mdx', 3, '/elsewhere/docs/a.mdx:3'],
    [`${process.cwd()}-other/a.mdx`, 3, `${process.cwd()}-other/a.mdx:3`],
    ['docs/a.mdx', 1, 'docs/a.mdx:1'],
  ])('%s, line %i → %s', (file, line, place) => {
    expect(formatPlace(file, { type: 'code', position: position(line) })).toBe(
      place,
    );
  });

  it('is the first line for a node that a plugin has made', () => {
    expect(formatPlace('docs/a.mdx', { type: 'code' })).toBe('docs/a.mdx:1');
  });
});
