import { findRelease, parseChangelog } from './parseChangelog';

const CHANGELOG = `# [Versions](https://example.org/)

_Jan 1, 2020_

## v2.1.1

<!-- generated -->

_Mar 11, 2023_

Thanks. _Mar 12, 2023_ was too late.

### \`@family/young@2.0.0-beta.3\`

- Fix (#1)

### Charts / \`@family/charts@2.1.1\`

## 2.1.0

_September 1, 2022_

## Docs

## 2.0.0

## 2.0.0-alpha.1

_May 4, 2022_

## 1.9.0

_May 3, 2022_
`;

const RELEASES = parseChangelog(CHANGELOG);

describe('parseChangelog', () => {
  it('reads versions, days and packages', () => {
    expect(RELEASES).toEqual([
      {
        version: '2.1.1',
        releasedOn: '2023-03-11',
        packages: { '@family/young': '2.0.0-beta.3', '@family/charts': '2.1.1' },
      },
      { version: '2.1.0', releasedOn: '2022-09-01', packages: {} },
      { version: '2.0.0', releasedOn: null, packages: {} },
      { version: '2.0.0-alpha.1', releasedOn: '2022-05-04', packages: {} },
      { version: '1.9.0', releasedOn: '2022-05-03', packages: {} },
    ]);
  });

  it('finds nothing in other texts', () => {
    expect(parseChangelog('# Title\n\n## Older versions\n')).toEqual([]);
  });
});

describe('findRelease', () => {
  it('finds a package by its own version, or the one of all', () => {
    expect(findRelease('@family/young', '2.0.0-beta.3', RELEASES).version).toBe(
      '2.1.1',
    );
    expect(findRelease('@family/old', '2.1.0', RELEASES).version).toBe('2.1.0');
  });

  it('names a package whose version is not told of', () => {
    expect(() => findRelease('@family/old', '3.0.0', RELEASES)).toThrow(
      'The change log of @family/old does not tell of 3.0.0.',
    );
  });
});
