import {
  createPartIndex,
  getPartHref,
  listPartClasses,
  readPartNames,
} from './readPartNames';
import { TEST_COMPONENTS } from './testComponents';

const { button, grid, baseBadge } = TEST_COMPONENTS;
const index = createPartIndex([Object.values(TEST_COMPONENTS)]);

const read = (classes: string) =>
  readPartNames(classes.split(' '), index).map(
    ({ component, key }) => `${component.name} ${key}`,
  );

it.each([
  [
    'MuiButtonBase-root MuiButton-root MuiButton-text css-1abc',
    ['ButtonBase root', 'Button root'],
  ],
  ['MuiButton-startIcon css-0', ['Button startIcon']],
  ['MuiDataGrid-cell--textLeft MuiDataGrid-cell', ['DataGrid cell']],
  ['base-Badge-badge', ['Badge badge']],
  ['MuiButton-text', []],
  ['orders css-1abc', []],
])('reads which parts has the classes %s', (classes, names) => {
  expect(read(classes)).toEqual(names);
});

it('lets the first of two products name the classes they share', () => {
  const other = { ...button, name: 'OtherButton' };
  const shared = createPartIndex([[other], [button]]);
  expect(readPartNames(['MuiButton-root'], shared)[0]?.component).toBe(other);
});

it('lists the classes the reference explains, each once, with the outermost owner of a state', () => {
  const classes =
    'MuiButtonBase-root MuiButton-root MuiButton-text MuiButton-text MuiButton-unknown Mui-disabled css-0';
  expect(
    listPartClasses(classes.split(' '), index).map(
      ({ className, kind, component }) => `${component.name} ${kind} ${className}`,
    ),
  ).toEqual([
    'ButtonBase part MuiButtonBase-root',
    'Button part MuiButton-root',
    'Button modifier MuiButton-text',
    'Button state Mui-disabled',
  ]);
});

it('leads to the row of a class or slot, also on pages of several components', () => {
  expect(getPartHref(grid, 'class', 'cell')).toBe(
    '/material-ui/api/datagrid/#data-grid-class-cell',
  );
  expect(getPartHref(baseBadge, 'slot', 'badge')).toBe(
    '/base-ui/react-badge/components-api/#badge-slot-badge',
  );
});
