import type { PackageChanges } from '../../../../../plugins/content/versions/types';

const packages: readonly PackageChanges[] = [
  {
    packageName: '@mui/material',
    since: '1.0.0',
    version: '1.2.3',
    changes: [
      {
        owner: 'Pump',
        name: 'depth',
        href: '/material-ui/api/pump/#pump-prop-depth',
        change: 'required',
        release: '1.1.0',
      },
      {
        owner: 'Pump',
        name: 'handle',
        href: '/material-ui/api/pump/#pump-prop-handle',
        change: 'default',
        release: '1.0.0',
        before: "'left'",
      },
    ],
  },
];

export default packages;
