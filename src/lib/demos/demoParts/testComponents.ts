import type { PartComponent } from './types';

const create = (
  facts: Pick<PartComponent, 'name' | 'parts'> & Partial<PartComponent>,
): PartComponent => ({
  href: `/material-ui/api/${facts.name.toLowerCase()}/`,
  import: `import ${facts.name} from '@mui/material/${facts.name}';`,
  prefix: `Mui${facts.name}`,
  themeName: `Mui${facts.name}`,
  takes: ['sx', 'classes'],
  slots: [],
  modifiers: [],
  states: {},
  ...facts,
});

/** Components for the tests of this folder and of those who use it. */
export const TEST_COMPONENTS = {
  buttonBase: create({
    name: 'ButtonBase',
    parts: ['root'],
    states: { disabled: 'Mui-disabled' },
  }),
  button: create({
    name: 'Button',
    parts: ['root', 'startIcon', 'endIcon'],
    proven: {
      'MuiButton-root': {
        sx: '01234567',
        theme: '01234567',
        styled: '01234567',
        CSS: '01234567',
      },
    },
    modifiers: ['text', 'sizeSmall'],
    states: { disabled: 'Mui-disabled' },
  }),
  slider: create({
    name: 'Slider',
    takes: ['sx', 'slotProps', 'classes'],
    slots: ['root', 'thumb'],
    parts: ['root', 'rail', 'thumb'],
    proven: {
      'MuiSlider-rail': { sx: '01' },
      'MuiSlider-thumb': { sx: '1', theme: '1' },
    },
  }),
  grid: create({
    name: 'DataGrid',
    import: "import { DataGrid } from '@mui/x-data-grid/DataGrid';",
    parts: ['root', 'row', 'cell'],
    modifiers: ['cell--textLeft'],
  }),
  joyAlert: create({
    name: 'Alert',
    import: "import Alert from '@mui/joy/Alert';",
    themeName: 'JoyAlert',
    takes: ['sx', 'slotProps'],
    slots: ['root', 'endDecorator'],
    parts: ['root', 'endDecorator'],
  }),
  baseBadge: create({
    name: 'Badge',
    href: '/base-ui/react-badge/components-api/#badge',
    import: "import { Badge } from '@mui/base/Badge';",
    prefix: 'base-Badge',
    themeName: undefined,
    takes: ['slotProps'],
    slots: ['root', 'badge'],
    parts: ['root', 'badge'],
  }),
} satisfies Record<string, PartComponent>;
