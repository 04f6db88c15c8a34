import { findNearMatches, selectFiles } from './selectFiles';

const FILES = [
  'blog/2026-11-21-news/index.mdx',
  'docs/joy-ui/components/button/ButtonSizes.tsx',
  'docs/joy-ui/components/button/button.mdx',
  'docs/joy-ui/components/button-group/button-group.mdx',
  'docs/material-ui/components/button/button.mdx',
  'docs/material-ui/guides/routing.mdx',
];

const select = (names: readonly string[], workingDir = '/site') =>
  selectFiles(names, { files: FILES, siteDir: '/site', workingDir });

const BUTTON = [
  'docs/joy-ui/components/button/ButtonSizes.tsx',
  'docs/joy-ui/components/button/button.mdx',
];

describe('selectFiles', () => {
  it.each([
    ['a folder', ['docs/joy-ui/components/button'], BUTTON],
    ['a slash at the end', ['docs/joy-ui/components/button/'], BUTTON],
    ['a dot before it', ['./docs/joy-ui/components/button'], BUTTON],
    ['an absolute path', ['/site/docs/joy-ui/components/button/'], BUTTON],
    ['a file', [BUTTON[0] ?? ''], [BUTTON[0]]],
    [
      'several, some of them twice',
      ['blog', ...BUTTON, 'blog/'],
      [FILES[0], ...BUTTON],
    ],
  ])('takes %s', (_name, names, files) => {
    expect(select(names)).toEqual(files);
  });

  it('takes paths from the folder it was called in, and from the site', () => {
    const folder = '/site/docs/joy-ui';
    expect(select(['components/button'], folder)).toEqual(BUTTON);
    expect(select(['.'], `${folder}/components/button`)).toEqual(BUTTON);
    expect(select(['docs/joy-ui/components/button'], folder)).toEqual(BUTTON);
  });

  it.each([
    [
      'docs/joy-ui/components/buton/',
      'docs/joy-ui/components/buton is not there.\nDid you mean\n  docs/joy-ui/components/button\n',
    ],
    [
      'docs/joy-ui/components/button/ButtonSize.tsx',
      'Did you mean\n  docs/joy-ui/components/button/ButtonSizes.tsx',
    ],
    [
      'button',
      'button is not below docs/ or blog/.\nDid you mean\n  docs/joy-ui/components/button\n  docs/material-ui/components/button',
    ],
    ['src/lib', 'src/lib is not below docs/ or blog/.'],
    ['/etc/passwd', '/etc/passwd is not below docs/ or blog/.'],
    ['../docs', '../docs is not below docs/ or blog/.'],
    ['docs/qqqqqqqqqqqqqqqqqqqqqq', 'docs/qqqqqqqqqqqqqqqqqqqqqq is not there.'],
  ])('refuses %s', (asked, message) => {
    expect(() => select([asked])).toThrow(message);
  });
});

describe('findNearMatches', () => {
  it('names at most five, the nearest first', () => {
    const files = Array.from({ length: 9 }, (_, at) => `docs/a/page${at}.mdx`);
    const near = findNearMatches('docs/a/page7.mdx', files);
    expect(near).toHaveLength(5);
    expect(near[0]).toBe('docs/a/page7.mdx');
  });

  it('names nothing that is quite another name', () => {
    expect(findNearMatches('docs/joy-ui/components/zzzzzzzz', FILES)).not.toContain(
      'blog',
    );
    expect(findNearMatches('xyz', FILES)).toEqual([]);
  });
});
