import { flattenAnatomy } from '../../src/lib/reference/anatomy';
import { SITE_DIR } from '../content/site';
import { mergeDrawings, readRecord } from './recordAnatomy';
import type { DrawnComponent, KnownComponent } from './types';

const MENU: KnownComponent = {
  id: 'base-ui Menu',
  import: "import { Menu } from '@mui/base/Menu';",
  prefix: 'base-Menu',
  parts: ['root', 'listbox', 'arrow'],
  family: [],
};

const draw = (...keys: string[]): DrawnComponent => ({
  component: MENU.id,
  written: true,
  plain: true,
  parts: keys.map((part) => ({ part, element: 'div', parts: [] })),
});

it('goes by the demos of the pages of a component, and names parts that none of them has', () => {
  const drawn = new Map([
    ['base-ui/components/menu/MenuBasic/system', [draw('root')]],
    ['base-ui/components/menu/MenuIcons', [draw('root', 'listbox')]],
    ['base-ui/components/select/SelectBasic/system', [draw('arrow')]],
  ]);
  const demosOf = new Map([[MENU.id, ['base-ui/components/menu/MenuIcons']]]);
  expect(mergeDrawings({ components: [MENU], demosOf }, drawn)).toEqual({
    'base-ui': {
      Menu: {
        demos: 2,
        parts: [
          { part: 'root', element: 'div' },
          { part: 'listbox', element: 'div', optional: true },
        ],
        unseen: ['arrow'],
      },
    },
  });
  expect(
    mergeDrawings({ components: [MENU], demosOf: new Map() }, drawn)['base-ui']?.Menu
      ?.demos,
  ).toBe(3);
});

it('keeps a record of nearly all components of each library', () => {
  const record = readRecord(SITE_DIR);
  const count = (product: string) => Object.keys(record[product] ?? {}).length;
  expect(count('material-ui')).toBeGreaterThanOrEqual(130);
  expect(count('joy-ui')).toBeGreaterThanOrEqual(78);
  expect(count('base-ui')).toBeGreaterThanOrEqual(25);
  expect(count('system')).toBe(4);
  expect(count('x')).toBeGreaterThanOrEqual(71);
});

it.each([
  ['material-ui', 'Autocomplete', 'listbox'],
  ['material-ui', 'Dialog', 'paper'],
  ['material-ui', 'Menu', 'list'],
  ['material-ui', 'Tooltip', 'tooltip'],
  ['joy-ui', 'Select', 'listbox'],
  ['base-ui', 'Select', 'listbox'],
])('knows from %s that %s draws its %s in a portal', (product, name, part) => {
  const tree = readRecord(SITE_DIR)[product]?.[name]?.parts ?? [];
  const portals = tree.filter(({ portal }) => portal);
  expect(flattenAnatomy(portals).map((node) => node.part)).toContain(part);
});
