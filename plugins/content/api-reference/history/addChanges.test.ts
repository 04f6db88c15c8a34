import type { ApiModel } from '../extract/model';
import type { ApiComponent, ApiHook, ApiInterface, ApiMember } from '../types';
import { addChanges } from './addChanges';
import type { PackageRecord } from './packageRecord';

const member = (anchor: string): ApiMember => ({
  name: anchor.replace(/.*-/, ''),
  anchor,
  type: { readable: 'string' },
  description: '',
});

const chip = {
  kind: 'component',
  name: 'Chip',
  package: '@mui/material',
  props: [member('chip-prop-size'), member('chip-prop-label')],
} as unknown as ApiComponent;
const useChip = {
  kind: 'hook',
  name: 'useChip',
  package: '@mui/material',
  parameters: [member('use-chip-parameter-id')],
  returnValue: [member('use-chip-return-ref')],
} as unknown as ApiHook;
const column = {
  kind: 'interface',
  name: 'Column',
  package: '@mui/x-data-grid',
  properties: [member('column-property-field')],
} as unknown as ApiInterface;
const model = {
  components: [chip],
  hooks: [useChip],
  interfaces: [column],
} as unknown as ApiModel;

const record: PackageRecord = {
  package: '@mui/material',
  first: '5.11.16',
  differences: [],
  last: {
    version: '5.14.19',
    rows: {
      'chip-prop-size': { type: 'number' },
      'use-chip-parameter-id': { type: 'string', default: "'a'" },
      'use-chip-return-id': { type: 'string' },
    },
  },
};

describe('addChanges', () => {
  const changed = addChanges(model, new Map([['@mui/material', record]]));

  it('tells rows of components and hooks what changed', () => {
    expect(changed.components[0]?.props.map(({ changes }) => changes)).toEqual([
      [{ change: 'type', before: 'number', release: '5.14.19' }],
      [{ change: 'new', release: '5.14.19' }],
    ]);
    expect(changed.hooks[0]?.parameters[0]?.changes).toEqual([
      { change: 'default', before: "'a'", release: '5.14.19' },
    ]);
    expect(changed.hooks[0]?.returnValue[0]?.changes).toEqual([
      { change: 'new', release: '5.14.19' },
    ]);
  });

  it('tells entries since when changes are known', () => {
    expect(changed.components[0]?.changesSince).toBe('5.11.16');
    expect(changed.hooks[0]?.changesSince).toBe('5.11.16');
  });

  it('leaves a package without record as it is', () => {
    expect(changed.interfaces).toEqual(model.interfaces);
  });
});
