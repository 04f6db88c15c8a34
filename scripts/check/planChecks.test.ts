import { planChecks, takeGroup } from './planChecks';

const FOLDER = 'docs/joy-ui/components/button';

const listNames = (...files: readonly string[]) => Object.keys(planChecks(files));

describe('planChecks', () => {
  it('gives a page to the checks of pages', () => {
    expect(listNames(`${FOLDER}/button.mdx`)).toEqual([
      'page',
      'guide',
      'front-matter',
      'navigation',
      'headings',
      'tables',
      'wording',
      'media',
      'links',
      'demo-files',
      'words',
      'prose',
      'code-blocks',
    ]);
  });

  it('gives a demo to the checks of code, and runs it', () => {
    expect(listNames(`${FOLDER}/ButtonSizes.tsx`)).toEqual([
      'wording',
      'media',
      'demo-files',
      'similar',
      'format',
      'words',
      'lint',
      'types',
      'demos',
    ]);
  });

  it('knows playgrounds, data, style sheets and pictures', () => {
    expect(listNames(`${FOLDER}/Button.playground.tsx`)).toContain('playgrounds');
    expect(listNames(`${FOLDER}/rows.json`)).toEqual(['media', 'format']);
    expect(listNames(`${FOLDER}/rows.css`)).toEqual(['media', 'format', 'words']);
    expect(listNames(`${FOLDER}/a.png`)).toEqual(['media', 'format']);
  });

  it.each([
    ['docs/_templates/page.mdx', ['media', 'words', 'prose']],
    [
      'docs/_templates/Demo.tsx',
      ['wording', 'media', 'similar', 'format', 'words', 'lint', 'types'],
    ],
  ])('takes %s for no page and no demo', (file, names) => {
    expect(listNames(file)).toEqual(names);
  });

  it.each(['docs/experiments/demos/demos.mdx', 'blog/2026-11-21-news/index.mdx'])(
    'looks for %s in no navigation',
    (file) => {
      expect(listNames(file)).toContain('links');
      expect(listNames(file)).not.toContain('navigation');
    },
  );

  it('gives each check its own files', () => {
    const files = [`${FOLDER}/ButtonSizes.tsx`, `${FOLDER}/button.mdx`];
    const plan = planChecks(files);
    expect(plan.lint).toEqual([files[0]]);
    expect(plan.links).toEqual([files[1]]);
    expect(plan['demo-files']).toEqual(files);
    expect(plan.playgrounds).toBeUndefined();
  });

  it('leaves checks out', () => {
    const plan = planChecks([`${FOLDER}/ButtonSizes.tsx`], ['demos', 'lint']);
    expect(Object.keys(plan)).not.toContain('demos');
    expect(Object.keys(plan)).not.toContain('lint');
    expect(Object.keys(plan)).toContain('types');
  });
});

describe('takeGroup', () => {
  it('takes what one process runs', () => {
    const plan = planChecks([`${FOLDER}/ButtonSizes.tsx`, `${FOLDER}/button.mdx`]);
    expect(Object.keys(takeGroup(plan, 'code'))).toEqual([
      'lint',
      'types',
      'code-blocks',
    ]);
    expect(Object.keys(takeGroup(plan, 'demos'))).toEqual(['demos']);
  });
});
