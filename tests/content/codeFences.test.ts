import { readdirSync } from 'node:fs';
import path from 'node:path';
import { checkCodeFences, listCodeFences, readCodeFences } from './codeFences';
import { SITE_DIR } from './site';

const listPages = (folder: string): string[] =>
  readdirSync(path.join(SITE_DIR, folder), { recursive: true })
    .map((file) => path.join(SITE_DIR, folder, String(file)))
    .filter((file) => file.endsWith('.mdx'));

describe('the blocks of code of a page', () => {
  it('are TypeScript and JavaScript, at their lines', () => {
    const text =
      '# Page\n\n```bash\nnpm i\n```\n\n1. Step\n\n   ```tsx title="a.tsx"\n   const a = 1;\n\n     a;\n   ```\n';
    expect(listCodeFences('/docs/page.mdx', text)).toEqual([
      {
        module: '/docs/page.mdx.9.tsx',
        page: '/docs/page.mdx',
        source: `${'\n'.repeat(9)}const a = 1;\n\n  a;\n`,
      },
    ]);
  });

  it('may hold shorter fences', () => {
    const [fence] = listCodeFences('/p.mdx', '````js\n`${a}`;\n```\n````\n');
    expect(fence?.source).toBe('\n`${a}`;\n```\n');
  });
});

describe('code of a page', () => {
  const toFences = (name: string, ...blocks: readonly string[]) =>
    listCodeFences(
      path.join(SITE_DIR, name),
      blocks.map((code) => `\`\`\`tsx\n${code}\n\`\`\`\n`).join(''),
    );

  const fences = readCodeFences([...listPages('docs'), ...listPages('blog')]);
  let problems: string[] = [];

  // All in one program: most of the time goes into the types of the libraries.
  beforeAll(() => {
    problems = checkCodeFences(
      [
        ...fences,
        ...toFences(
          'docs/material-ui/made-up.mdx',
          '<Button color="loud">Save</Button>;',
          "<Fence posts={7} />;\nimport App from './App';",
          "import { Buttons } from '@mui/material';",
          'render(<Button>;',
          "import { useHref, useHistory } from 'react-router-dom';\nuseHref({});",
          'import NextLink from \'next/link\';\n<Button component={NextLink} href="/" />;\n<NextLink />;',
          "import { useForm } from 'react-hook-forms';",
        ),
        ...toFences('docs/joy-ui/made-up.mdx', '<Button variant="solid" />;'),
      ],
      SITE_DIR,
    );
  });

  const listProblems = (isMadeUp: boolean) =>
    problems.filter((problem) => problem.includes('made-up') === isMadeUp);

  it('is checked with what it leaves out from the library of its page', () => {
    expect(listProblems(true)).toEqual([
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

  it('has no wrong type, name or syntax on any page', () => {
    expect(fences.length).toBeGreaterThan(100);
    expect(listProblems(false)).toEqual([]);
  });
});
