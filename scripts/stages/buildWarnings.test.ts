import { findBuildWarnings } from './buildWarnings.mts';

describe('findBuildWarnings', () => {
  it('passes a quiet build', () => {
    expect(
      findBuildWarnings('[INFO] [en] Creating an optimized production build...\n'),
    ).toEqual([]);
  });

  it.each([
    '[WARNING] Docusaurus found broken anchors!',
    '[WARNING] Docusaurus found broken links!',
    '[WARNING] Duplicate routes found!',
    '[WARNING] Docusaurus found 1 unused Markdown directives in file "docs/a.mdx"',
    `[WARNING] Markdown link with URL \`./b.md\` in source file "a.mdx" couldn't be resolved.`,
  ])('fails on: %s', (line) => {
    expect(findBuildWarnings(`[INFO] fine\n${line}\n\nmore`)).toEqual([line]);
  });

  it('sees through colours, and reports a line once', () => {
    const line = '\u001b[33m[WARNING]\u001b[39m Docusaurus found broken anchors!';
    expect(findBuildWarnings(`${line}\n${line}\n`)).toEqual([
      '[WARNING] Docusaurus found broken anchors!',
    ]);
  });

  it('leaves other warnings and quoted text alone', () => {
    expect(
      findBuildWarnings('[WARNING] slow build\nA page about broken links\n'),
    ).toEqual([]);
  });
});
