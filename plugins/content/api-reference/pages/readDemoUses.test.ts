import { importToKey, propToComponent, readDemoUses } from './readDemoUses';

describe('propToComponent', () => {
  it.each([
    ['MenuProps', 'Menu'],
    ['subheaderTypographyProps', 'Typography'],
    ['InputProps', 'InputBase'],
    ['inputProps', undefined],
    ['slotProps', undefined],
    ['Props', undefined],
  ])('%s', (prop, component) => {
    expect(propToComponent(prop)).toBe(component);
  });
});

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

  it('reads objects of props for parts and slots', () => {
    expect(
      read(`
        import Select from '@mui/material/Select';
        export default () => (
          <Select
            inputProps={{ 'aria-label': 'Year' }}
            MenuProps={{
              MenuListProps: { dense: true } as object,
              slotProps: { paper: { elevation: 2 }, root: { hidden: true } },
            }}
            renderValue={(value) => ({ LinkProps: { rel: value } })}
          />
        );`),
    ).toEqual({
      '@mui/material#Select': ['inputProps', 'MenuProps', 'renderValue'],
      '@mui/material#Menu': ['MenuListProps', 'slotProps'],
      '@mui/material#MenuList': ['dense'],
      '@mui/material#Paper': ['elevation'],
    });
  });

  it('reads what is set on a styled component as set on what it styles', () => {
    expect(
      read(`
        import Chip from '@mui/joy/Chip';
        import { styled } from '@mui/joy/styles';
        const Seal = styled(Chip, { name: 'Seal' })(() => ({}));
        const Plate = styled(Chip)\`color: red\` as typeof Chip;
        const Line = styled('hr')({});
        export default () => <><Seal size="sm" /><Plate variant="soft" /><Line id="a" /></>;`),
    ).toEqual({
      '@mui/joy#Chip': ['size', 'variant'],
      '@mui/joy#styled': [],
    });
  });

  it('reads what is spread, if it is written out in the file', () => {
    expect(
      read(`
        import Card from '@mui/material/Card';
        import Chip from '@mui/material/Chip';
        const SPANS = [{ size: 'small' }, { color: 'error' }];
        const PUMPS = [{ name: 'a', surface: { raised: true } }, { name: 'b', surface: {} }];
        export default (props: object) => PUMPS.map(({ name, surface }, index) => (
          <Card key={name} {...surface} {...props}><Chip {...SPANS[index]} /></Card>
        ));`),
    ).toEqual({
      '@mui/material#Card': ['key', 'raised', 'children'],
      '@mui/material#Chip': ['size', 'color'],
    });
  });

  it('reads defaults in a theme, of components that are imported', () => {
    expect(
      read(`
        import Chip from '@mui/material/Chip';
        const components = {
          MuiChip: { defaultProps: { size: 'small' }, styleOverrides: { root: {} } },
          MuiPaper: { defaultProps: { square: true } },
        };
        export default () => <Chip label="a" />;`),
    ).toEqual({ '@mui/material#Chip': ['size', 'label'] });
  });

  it('does not count what is imported and not rendered', () => {
    expect(
      read(`import Button from '@mui/material/Button'; export const a = Button;`),
    ).toEqual({});
  });
});
