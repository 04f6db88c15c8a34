import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectDemoUses, importToKey, readDemoUses } from './collectDemoUses';

describe('importToKey', () => {
  it.each([
    ['@mui/material/Button', 'default', '@mui/material#Button'],
    ['@mui/material', 'Button', '@mui/material#Button'],
    ['@mui/base/Unstable_Popup', 'Unstable_Popup', '@mui/base#Popup'],
    ['@mui/base/unstable_useModal', 'unstable_useModal', '@mui/base#useModal'],
    ['clsx', 'default', 'clsx#'],
    ['./shipments', 'rows', null],
  ])('%s, %s', (specifier, imported, key) => {
    expect(importToKey(specifier, imported)).toBe(key);
  });
});

describe('readDemoUses', () => {
  const read = (source: string) =>
    Object.fromEntries(
      [...readDemoUses(source)].map(([key, props]) => [key, [...props]]),
    );

  it('lists components with the props they are given, over all places', () => {
    expect(
      read(`
        import Button, { buttonClasses } from '@mui/material/Button';
        import { Box as Frame } from '@mui/system';
        import { useSlider } from '@mui/base/useSlider';
        export default function Demo(props: object) {
          const { getRootProps } = useSlider({});
          return (
            <Frame sx={{ [buttonClasses.root]: {} }} aria-label="a">
              <Button size="small" {...getRootProps()} />
              <Button disabled onClick={() => {}}>Send</Button>
              <Unknown />
            </Frame>
          );
        }`),
    ).toEqual({
      '@mui/base#useSlider': [],
      '@mui/system#Box': ['sx', 'aria-label', 'children'],
      '@mui/material#Button': ['size', 'disabled', 'onClick', 'children'],
    });
  });

  it('does not count what is imported and not rendered', () => {
    expect(
      read(`import Button from '@mui/material/Button'; export const a = Button;`),
    ).toEqual({});
  });
});

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
          page: 'Chip',
          href: '/joy-ui/react-chip/#ChipColors.tsx',
        },
        uses: new Map(),
      },
      {
        demo: {
          name: 'ChipSizes',
          page: 'Chip',
          href: '/joy-ui/react-chip/#ChipSizes.tsx',
        },
        uses: new Map([['@mui/joy#Chip', new Set(['size'])]]),
      },
    ]);
  });
});
