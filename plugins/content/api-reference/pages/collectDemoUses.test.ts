import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectDemoUses } from './collectDemoUses';

describe('collectDemoUses', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'demo-uses-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('reads the demos a page shows, in its order', () => {
    const source = `import Chip from '@mui/joy/Chip';\nexport default () => <Chip size="sm" />;\n`;
    writeFileSync(path.join(folder, 'ChipSizes.tsx'), source);
    writeFileSync(path.join(folder, 'ChipColors.tsx'), 'export default () => null;');
    const uses = collectDemoUses([
      {
        file: path.join(folder, 'chip.mdx'),
        text: '<Demo name="ChipColors" />\n\n<Demo\n  label="a"\n  name="ChipSizes"\n/>\n<Demo name="Missing" />',
        pathname: '/joy-ui/react-chip/',
        title: 'Chip',
      },
    ]);
    expect(uses).toEqual([
      {
        demo: {
          name: 'ChipColors',
          label: 'ChipColors',
          page: 'Chip',
          href: '/joy-ui/react-chip/#ChipColors.tsx',
        },
        uses: new Map(),
      },
      {
        demo: {
          name: 'ChipSizes',
          label: 'a',
          page: 'Chip',
          href: '/joy-ui/react-chip/#ChipSizes.tsx',
        },
        uses: new Map([['@mui/joy#Chip', new Set(['size'])]]),
      },
    ]);
  });

  it('reads the parts of a demo with it, and a demo in several stylings', () => {
    writeFileSync(
      path.join(folder, 'parts.tsx'),
      "import Avatar from '@mui/joy/Avatar';\nimport { Row } from './ChipRow';\nexport const Face = () => <Avatar size=\"sm\" />;\n",
    );
    writeFileSync(
      path.join(folder, 'ChipRow.tsx'),
      "import Chip from '@mui/joy/Chip';\nimport { Face } from './parts';\nexport default () => <Chip><Face /></Chip>;\n",
    );
    mkdirSync(path.join(folder, 'ChipFolder'));
    writeFileSync(
      path.join(folder, 'ChipFolder/system.tsx'),
      'import Chip from \'@mui/joy/Chip\';\nexport default () => <Chip color="danger" />;\n',
    );
    const uses = collectDemoUses([
      {
        file: path.join(folder, 'chip.mdx'),
        text: '<Demo name="ChipRow" />\n<Demo name="ChipFolder" />',
        pathname: '/joy-ui/react-chip/',
        title: 'Chip',
      },
    ]);
    expect(uses.map((one) => one.uses)).toEqual([
      new Map([
        ['@mui/joy#Chip', new Set(['children'])],
        ['@mui/joy#Avatar', new Set(['size'])],
      ]),
      new Map([['@mui/joy#Chip', new Set(['color'])]]),
    ]);
  });
});
