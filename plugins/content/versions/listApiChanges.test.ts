import type { ApiComponent, ApiPageData } from '../api-reference/types';
import { listApiChanges } from './listApiChanges';

const component = {
  kind: 'component',
  name: 'Pump',
  package: '@mui/material',
  href: '/material-ui/api/pump/#pump',
  changesSince: '5.0.0',
  source: { version: '5.2.0' },
  props: [
    {
      name: 'lever',
      anchor: 'pump-prop-lever',
      changes: [{ change: 'new', release: '5.1.0' }],
    },
    { name: 'plain', anchor: 'pump-prop-plain' },
    {
      name: 'depth',
      anchor: 'pump-prop-depth',
      changes: [{ change: 'type', release: '5.0.0', before: 'string' }],
    },
  ],
} as unknown as ApiComponent;

it('lists the changes of each package with their rows, what may break code first', () => {
  const still = { ...component, package: '@mui/lab', props: [] };
  const pages = [{ components: [component, still] }] as unknown as ApiPageData[];
  expect(listApiChanges(pages)).toEqual([
    {
      packageName: '@mui/material',
      since: '5.0.0',
      version: '5.2.0',
      changes: [
        {
          owner: 'Pump',
          name: 'depth',
          href: '/material-ui/api/pump/#pump-prop-depth',
          change: 'type',
          release: '5.0.0',
          before: 'string',
        },
        {
          owner: 'Pump',
          name: 'lever',
          href: '/material-ui/api/pump/#pump-prop-lever',
          change: 'new',
          release: '5.1.0',
        },
      ],
    },
  ]);
});
