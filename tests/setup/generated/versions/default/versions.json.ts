import type {
  MajorRelease,
  PackageVersion,
  VersionsData,
} from '../../../../../plugins/content/versions/types';

const material: PackageVersion = {
  name: '@mui/material',
  version: '1.2.3',
  releasedOn: '2024-01-17',
  react: '^17.0.0 || ^18.0.0',
  licence: 'MIT',
  notesUrl: 'https://example.org/notes',
  sourceUrl: 'https://example.org/source',
  npmUrl: 'https://example.org/npm',
};

const release: MajorRelease = {
  major: 1,
  minors: [
    {
      line: '1.2',
      first: { version: '1.2.0', releasedOn: '2023-12-11' },
      latest: { version: '1.2.3', releasedOn: '2024-01-17' },
      count: 4,
    },
    {
      line: '1.0',
      first: { version: '1.0.0', releasedOn: '2021-09-16' },
      latest: { version: '1.0.0', releasedOn: null },
      count: 1,
    },
  ],
  preReleases: 2,
  daysBetween: 7.25,
};

const versions: VersionsData = {
  packages: { '@mui/material': material },
  core: release,
  x: { ...release, major: 6, preReleases: 0, daysBetween: null },
};

export default versions;
