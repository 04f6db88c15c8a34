import path from 'node:path';
import { createWorkspace } from './createWorkspace';
import { readApi } from './extractApi';
import { PACKAGES } from './packages';

/** `package name` of what is read: a sample of each way in which the packages are written. */
const WANTED = [
  '@mui/material Autocomplete',
  '@mui/material Button',
  '@mui/material TextField',
  '@mui/joy Select',
  '@mui/base Slider',
  '@mui/base useAutocomplete',
  '@mui/x-data-grid DataGrid',
  '@mui/x-data-grid-pro DataGridPro',
  '@mui/x-data-grid-premium DataGridPremium',
  '@mui/x-date-pickers DatePicker',
];
const NAMES = new Set(WANTED.map((name) => name.split(' ')[0]));

const workspace = createWorkspace(
  path.resolve(__dirname, '../../..'),
  PACKAGES.filter(({ name }) => NAMES.has(name)),
);
const model = readApi(workspace, ({ spec, name }) =>
  WANTED.includes(`${spec.name} ${name}`),
);

const entries = new Map(
  [...model.components, ...model.hooks].map((entry) => [
    `${entry.package} ${entry.name}`,
    entry,
  ]),
);

function listPlans(name: string, plan: 'pro' | 'premium' | undefined): string[] {
  const grid = entries.get(name);
  return grid?.kind === 'component'
    ? grid.props.filter((prop) => prop.plan === plan).map((prop) => prop.name)
    : [];
}

it('reads all that is asked for, without a complaint', () => {
  expect([...entries.keys()].sort()).toEqual([...WANTED].sort());
  expect(model.anomalies).toEqual([]);
});

it.each(WANTED.filter((name) => !/-pro |-premium /.test(name)))(
  'reads %s',
  (name) => {
    expect(entries.get(name)).toMatchSnapshot();
  },
);

describe('the Data Grid', () => {
  it('says what a prop costs', () => {
    expect(listPlans('@mui/x-data-grid DataGrid', undefined)).toHaveLength(106);
    expect(listPlans('@mui/x-data-grid-pro DataGridPro', 'pro')).toHaveLength(35);
    const premium = listPlans('@mui/x-data-grid-premium DataGridPremium', 'premium');
    expect(premium).toHaveLength(18);
    expect(premium).toContain('rowGroupingModel');
  });

  it('has the class names of the free grid in every plan', () => {
    for (const name of WANTED.filter((one) => one.includes('DataGrid'))) {
      const grid = entries.get(name);
      const names = grid?.kind === 'component' ? grid.classes : [];
      expect(names.find(({ key }) => key === 'cell')?.className).toBe(
        'MuiDataGrid-cell',
      );
    }
  });

  it('marks fields of an interface that only a larger plan declares', () => {
    const column = model.interfaces.find(({ name }) => name === 'GridColDef');
    const plans = column?.properties
      .filter(({ plan }) => plan)
      .map(({ name, plan }) => `${name}: ${plan}`);
    expect(plans).toEqual([
      'aggregable: premium',
      'availableAggregationFunctions: premium',
      'groupingValueGetter: premium',
      'pastedValueParser: premium',
      'renderHeaderFilter: pro',
    ]);
  });

  it('reads events, also those that other packages add', () => {
    expect(model.events).toHaveLength(57);
    const byName = new Map(model.events.map((event) => [event.name, event]));
    expect(byName.get('rowClick')).toMatchSnapshot();
    expect(byName.get('rowOrderChange')?.plan).toBe('pro');
    expect(byName.get('clipboardPasteStart')?.plan).toBe('premium');
  });

  it('reads selectors with what they return', () => {
    const byName = new Map(model.selectors.map((one) => [one.name, one]));
    expect(byName.get('gridSortModelSelector')).toMatchSnapshot();
    expect([...byName.keys()]).not.toContain('useGridSelector');
    expect(byName.size).toBeGreaterThan(70);
  });
});
