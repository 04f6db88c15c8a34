/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { render } from '@testing-library/react';
import { createElement } from 'react';
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
  path.resolve(__dirname, '../../../..'),
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

const inOrder = (one: string, two: string) => one.localeCompare(two, 'en');

/** Names of the events of a file of types: entries with an event, or with its parameters. */
function listDeclaredEvents(file: string): string[] {
  const text = readFileSync(
    path.join(workspace.root, 'node_modules/@mui', file),
    'utf8',
  );
  return [
    ...text.matchAll(
      /(\/\*\*(?:(?!\*\/).)*\*\/)?\s+(\w+): \{\s*(?:params:|event:|\})/gs,
    ),
  ].flatMap(([, comment = '', name]) =>
    comment.includes('@ignore') ? [] : [name as string],
  );
}

/** Methods of the grid whose comments say `@ignore - do not document`. */
const MARKED_AS_IGNORED = ['setState', 'getRowValue', 'getRowFormattedValue'];

/** The API object of a grid that was rendered. */
function startPremiumGrid(): object {
  let found: { current: object } = { current: {} };
  function Grid() {
    const apiRef = useGridApiRef();
    const grid = createElement(DataGridPremium, { apiRef, rows: [], columns: [] });
    found = apiRef;
    return grid;
  }
  // Without a licence key the package says so.
  const error = jest.spyOn(console, 'error').mockImplementation();
  const { unmount } = render(createElement(Grid));
  // The grid takes it back when it goes.
  const api = found.current;
  unmount();
  error.mockRestore();
  return api;
}

it('reads all that is requested, without a complaint', () => {
  expect([...entries.keys()].sort()).toEqual([...WANTED].sort());
  expect(model.anomalies).toEqual([]);
});

it.each(WANTED.filter((name) => !/-pro |-premium /.test(name)))(
  'the API of %s is read',
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

  it('reads every event that the types declare, but those that are not documented', () => {
    const declared = [
      'x-data-grid/models/events/gridEventLookup.d.ts',
      'x-data-grid-pro/typeOverloads/modules.d.ts',
      'x-data-grid-premium/typeOverloads/modules.d.ts',
    ].flatMap(listDeclaredEvents);
    expect(declared.length).toBeGreaterThan(50);
    expect(model.events.map(({ name }) => name)).toEqual(declared.sort(inOrder));
  });

  it('reads every method that a running grid of the largest plan has', () => {
    const api = model.interfaces.find(({ name }) => name === 'GridApi');
    const read = api?.properties.map(({ name }) => name) ?? [];
    const running = Object.entries(startPremiumGrid())
      .filter(([, value]) => typeof value === 'function')
      .map(([name]) => name);
    expect(running.length).toBeGreaterThan(100);
    const undocumented = running.filter(
      (name) => !read.includes(name) && !name.startsWith('unstable_'),
    );
    expect(undocumented).toEqual(MARKED_AS_IGNORED);
  });

  it('reads selectors with what they return', () => {
    const byName = new Map(model.selectors.map((one) => [one.name, one]));
    expect(byName.get('gridSortModelSelector')).toMatchSnapshot();
    expect([...byName.keys()]).not.toContain('useGridSelector');
    expect(byName.size).toBeGreaterThan(70);
  });
});
