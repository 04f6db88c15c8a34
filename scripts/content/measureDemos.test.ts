import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countLines, allowLines, measureDemos, opensLayer } from './measureDemos';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'measure-demos-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('RowsBasic.tsx', "import { ROWS } from './rows';\n\nexport default 1;\n");
  write('rows.ts', '\n'.repeat(100));
  write('RowsMenu/system.tsx', "import Menu from '@mui/joy/Menu';\n");
  write('RowsMenu/tailwind.tsx', '1;\n2;\n3;\n4;\n\n');
});

afterAll(() => rmSync(folder, { recursive: true }));

it('counts the lines that are printed, without the files beside them', () => {
  expect(
    measureDemos(
      path.join(folder, 'rows.mdx'),
      'Lead.\n\n<Demo name="RowsBasic" label="Rows" />\n\n<Demo name="RowsMenu" />\n\n<Demo name="RowsGone" />\n',
    ),
  ).toEqual([
    { name: 'RowsBasic', label: 'Rows', line: 3, lines: 1, opensLayer: false },
    { name: 'RowsMenu', label: 'RowsMenu', line: 5, lines: 4, opensLayer: true },
    { name: 'RowsGone', label: 'RowsGone', line: 7, lines: 0, opensLayer: false },
  ]);
});

it.each([
  ["import Menu from '@mui/material/Menu';\n\nexport {};\n", 1],
  ["import Menu, {\n  type MenuProps,\n} from '@mui/material/Menu';\n1;\n2;\n", 2],
  ['', 0],
])('counts %j as %i lines', (source, lines) => {
  expect(countLines(source)).toBe(lines);
});

it.each([
  ["import Dialog from '@mui/material/Dialog';", true],
  ["import Tooltip, { tooltipClasses } from '@mui/material/Tooltip';", true],
  ["import { Unstable_Popup as BasePopup } from '@mui/base/Unstable_Popup';", true],
  ["import {\n  Button,\n  Menu,\n} from '@mui/base';", true],
  ["import MenuItem from '@mui/material/MenuItem';", false],
  ["import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';", false],
  ["import { Menu } from './Menu';", false],
  ['const Menu = 1;', false],
])('says whether %j opens a layer', (source, opens) => {
  expect(opensLayer(source)).toBe(opens);
});

it.each([
  [true, true, 25],
  [true, false, 25],
  [false, false, 45],
  [false, true, 70],
])('allows, first %s, layer %s, %i lines', (isFirst, layer, lines) => {
  expect(allowLines({ opensLayer: layer }, isFirst)).toBe(lines);
});
