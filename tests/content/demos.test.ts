import {
  findDemoProblems,
  findStyleElements,
  listDemoUses,
  type ContentFile,
} from './demoUses';
import { loadContent } from './loadContent';
import { SITE_DIR } from './site';

describe('demos and pages', () => {
  it('know each other', () => {
    expect(findDemoProblems(loadContent(SITE_DIR))).toEqual([]);
  });

  it('bring no styles that the policy of the page refuses', () => {
    expect(findStyleElements(loadContent(SITE_DIR))).toEqual([]);
    expect(
      findStyleElements([
        { file: 'docs/a/Grid.tsx', text: '<p>\n  <style>{css}</style>\n</p>' },
        { file: 'docs/a/Styled.tsx', text: '<StyledRow style={{ top: 0 }} />' },
      ]),
    ).toEqual([
      'docs/a/Grid.tsx:2: a <style> element would be blocked; import a style sheet that lies beside the demo',
    ]);
  });
});

describe('listDemoUses', () => {
  it('finds elements with their lines, not mentions in code', () => {
    const text = [
      '---',
      'title: A',
      '---',
      '',
      '<Demo name="ButtonSizes" label="Sizes" />',
      '',
      '```mdx',
      '<Demo name="NotThis" />',
      '```',
      '',
      'Write `<Demo name="NorThis" />` {/* <Demo name="NorThat" /> */} here.',
      '',
      '<Note>',
      '  <Demo',
      '    name="ButtonLinks"',
      '  />',
      '</Note>',
      '',
      '<Demo label="No > name" />',
      '<DemoList name="Other" />',
      '',
      '  ~~~',
      '  <Demo name="NotThis" />',
      '  ~~~',
      "<Demo maxWidth={480} label='a > b' name='ButtonIcons' codeOpen />",
    ].join('\n');
    expect(listDemoUses(text)).toEqual([
      { name: 'ButtonSizes', line: 5 },
      { name: 'ButtonLinks', line: 14 },
      { name: '', line: 19 },
      { name: 'ButtonIcons', line: 25 },
    ]);
  });
});

describe('findDemoProblems', () => {
  const page = (text: string): ContentFile => ({
    file: 'docs/a/grid/grid.mdx',
    text,
  });
  const module = (name: string, text = ''): ContentFile => ({
    file: `docs/a/grid/${name}`,
    text,
  });

  it('follows demos and imports', () => {
    expect(
      findDemoProblems([
        page('import { ROWS } from \'./rows\';\n\n<Demo name="GridSort" />\n'),
        module('rows.ts'),
        module(
          'GridSort.tsx',
          "import {\n  CARGO,\n} from './cargo';\nimport './styles.css';\n",
        ),
        module('cargo.ts', "export { SEED } from './seed.ts';\n"),
        module('seed.ts'),
        module('_Draft.tsx'),
        module('cargo.test.ts'),
        { file: 'docs/_templates/Demo.tsx', text: '' },
      ]),
    ).toEqual([]);
  });

  it('knows the stylings of a demo that is a folder', () => {
    expect(
      findDemoProblems([
        page('<Demo name="GridSort" />\n\n<Demo name="GridLoop" />\n'),
        module('GridSort/system.tsx'),
        module('GridSort/css.tsx', "import { ROWS } from './rows';"),
        module('GridSort/rows.ts'),
        module('GridSort/tailwnd.tsx'),
        module('GridLoop/tailwind.tsx'),
      ]),
    ).toEqual([
      'docs/a/grid/grid.mdx:3: the demo "GridLoop" has no file docs/a/grid/GridLoop.tsx',
      'docs/a/grid/GridSort/tailwnd.tsx:1: is used by no page',
    ]);
  });

  it('knows which components are played with', () => {
    const playground = module('Grid.playground.tsx');
    expect(
      findDemoProblems([page('<Playground component="Grid" />\n'), playground]),
    ).toEqual([]);
    expect(findDemoProblems([page('No hero\n'), playground])).toEqual([
      'docs/a/grid/Grid.playground.tsx:1: is used by no page',
    ]);
  });

  it('names demos without file and files without page', () => {
    expect(
      findDemoProblems([
        page(
          'Text\n\n<Demo name="GridSort" />\n\n<Demo />\n\n<Demo name="rows" />\n',
        ),
        module('rows.ts'),
        module('GridSorted.tsx', "import './GridLoop';"),
        module('GridLoop.tsx', "import './GridSorted';"),
        { file: 'docs/a/GridSort.tsx', text: '' },
      ]),
    ).toEqual([
      'docs/a/grid/grid.mdx:3: the demo "GridSort" has no file docs/a/grid/GridSort.tsx',
      'docs/a/grid/grid.mdx:5: <Demo> has no name',
      'docs/a/grid/grid.mdx:7: the demo "rows" has no file docs/a/grid/rows.tsx',
      'docs/a/grid/GridSorted.tsx:1: is used by no page',
      'docs/a/grid/GridLoop.tsx:1: is used by no page',
      'docs/a/GridSort.tsx:1: is used by no page',
    ]);
  });
});
