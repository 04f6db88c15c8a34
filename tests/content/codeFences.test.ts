import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkCodeFences } from './codeFences';
import {
  findCodeInText,
  listCodeFences,
  readCodeFences,
  type CodeFence,
} from './listCodeFences';
import { listPages } from './listPages';
import { listMissingPackages, MISSING_PACKAGES } from './missingPackages';
import { SITE_DIR } from './site';

describe('the blocks of code of a page', () => {
  it('are TypeScript and JavaScript, at their lines', () => {
    const text =
      '# Page\n\n```bash\nnpm i\n```\n\n1. Step\n\n   ```tsx title="a.tsx"\n   const a = 1;\n\n     a;\n   ```\n';
    expect(listCodeFences('/docs/page.mdx', text)).toEqual([
      {
        module: '/docs/page.mdx.9.tsx',
        page: '/docs/page.mdx',
        source: `${'\n'.repeat(9)}const a = 1;\n\n  a;\n`,
        isJavaScript: false,
      },
    ]);
  });

  it('may hold shorter fences', () => {
    const [fence] = listCodeFences('/p.mdx', '````js\n`${a}`;\n```\n````\n');
    expect(fence?.source).toBe('\n`${a}`;\n```\n');
  });
});

const pages = listPages();

describe('blocks of text', () => {
  it('are found if they are code', () => {
    const text =
      "```text\nMUI: no theme.\n```\n\n```text\nimport '@mui/lab';\n```\n\n```\nSaved\n```\n\n```\n<Chip />\n```\n";
    expect(findCodeInText('page.mdx', text)).toEqual([
      expect.stringMatching(/^page\.mdx:5: this is code/),
      expect.stringMatching(/^page\.mdx:13: this is code/),
    ]);
  });

  it('hold no code on any page', () => {
    const problems = pages.flatMap((page) =>
      findCodeInText(path.relative(SITE_DIR, page), readFileSync(page, 'utf8')),
    );
    expect(problems).toEqual([]);
  });
});

/** Three lines that add a value to the colours of a button, and use it. */
const AUGMENTING = `declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides { brand: true }
}
<Button color="brand">Save</Button>;`;

const READING_VARIABLES =
  "styled('p')(({ theme }) => ({ color: theme.vars.palette.primary.main }));";

describe('code of a page', () => {
  const toFences = (
    name: string,
    blocks: readonly string[],
    language = 'tsx',
  ): CodeFence[] =>
    listCodeFences(
      path.join(SITE_DIR, name),
      blocks.map((code) => `\`\`\`${language}\n${code}\n\`\`\`\n`).join(''),
    );

  const fences = readCodeFences(pages);
  let problems: string[] = [];

  // All in one program: most of the time goes into the types of the libraries.
  beforeAll(() => {
    problems = checkCodeFences(
      [
        ...fences,
        ...toFences('docs/material-ui/made-up.mdx', [
          '<Button color="loud">Save</Button>;',
          "<Fence posts={7} />;\nimport App from './App';",
          "import { Buttons } from '@mui/material';",
          'render(<Button>;',
          "import { useHref, useHistory } from 'react-router-dom';\nuseHref({});",
          'import NextLink from \'next/link\';\n<Button component={NextLink} href="/" />;\n<NextLink />;',
          "import { useForm } from 'react-hook-forms';",
        ]),
        ...toFences('docs/joy-ui/made-up.mdx', ['<Button variant="solid" />;']),
        ...toFences('docs/material-ui/made-up-types.mdx', [
          AUGMENTING,
          '<Button color="brand" />;',
          `import '@mui/material/themeCssVarsAugmentation';\n${READING_VARIABLES}`,
          READING_VARIABLES,
          AUGMENTING.replace('<Button color="brand"', '<Button color="loud"'),
          AUGMENTING.replace("'@mui/material/Button'", "'@mui/material/Buton'"),
          "declare module 'styled-components' {\n  interface DefaultTheme extends Theme {}\n}",
          "import styled from 'styled-components';\nstyled(Button)(({ theme }) => theme);",
          '/** @jsxImportSource @emotion/react */\n<Button css={{ margin: 0 }} />;',
          'const double = (amount) => 2 * amount;',
        ]),
        ...toFences(
          'docs/material-ui/made-up-script.mdx',
          ['const double = (amount) => 2 * amount;'],
          'javascript',
        ),
      ],
      SITE_DIR,
    );
  });

  const listProblems = (name: string) =>
    problems.filter((problem) => problem.includes(`/${name}.mdx:`));

  it('is checked with what it leaves out from the library of its page', () => {
    expect(listProblems('made-up')).toEqual([
      expect.stringMatching(/^docs\/material-ui\/made-up\.mdx:2: TS2769: .*"loud"/),
      expect.stringMatching(/^docs\/material-ui\/made-up\.mdx:9: TS2724: .*Buttons/),
      expect.stringMatching(/^docs\/material-ui\/made-up\.mdx:12: TS17008: /),
      expect.stringMatching(/^docs\/material-ui\/made-up\.mdx:13: TS1005: /),
      expect.stringMatching(
        /^docs\/material-ui\/made-up\.mdx:15: TS2305: .*useHistory/,
      ),
      expect.stringMatching(/^docs\/material-ui\/made-up\.mdx:21: TS2741: .*'href'/),
      expect.stringMatching(
        /^docs\/material-ui\/made-up\.mdx:24: TS2307: .*'react-hook-forms'/,
      ),
    ]);
  });

  it('is checked alone if it adds types to modules, which reach no other block', () => {
    expect(listProblems('made-up-types')).toEqual([
      expect.stringMatching(/\.mdx:8: TS2769: .*"brand"/),
      expect.stringMatching(/\.mdx:15: TS2339: .*'vars'/),
      expect.stringMatching(/\.mdx:43: TS7006: .*'amount'/),
      expect.stringMatching(/\.mdx:21: TS2769: .*"loud"/),
      expect.stringMatching(/\.mdx:24: TS2664: .*'@mui\/material\/Buton'/),
      expect.stringMatching(/\.mdx:27: TS2769: .*"brand"/),
    ]);
  });

  it('needs no types of parameters in JavaScript', () => {
    expect(listProblems('made-up-script')).toEqual([]);
  });

  it('imports each of the packages that only the sweep has', () => {
    const imported = new Set(fences.flatMap(listMissingPackages));
    expect([...imported].sort()).toEqual(Object.keys(MISSING_PACKAGES).sort());
  });

  it('has no wrong type, name or syntax on any page', () => {
    expect(fences.length).toBeGreaterThan(100);
    expect(problems.filter((problem) => !problem.includes('/made-up'))).toEqual([]);
  });
});
