import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme, type VariantOutlined } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface VariantPropOverrides {
    dashed: true;
  }
  interface Variants {
    dashed: VariantOutlined;
    dashedHover: VariantOutlined;
  }
}

const dashed = (color: string) => ({
  '--variant-borderWidth': '1px',
  border: '1px dashed',
  borderColor: `var(--joy-palette-${color}-outlinedBorder)`,
  color: `var(--joy-palette-${color}-outlinedColor)`,
});

const theme = extendTheme({
  variants: {
    dashed: { primary: dashed('primary'), neutral: dashed('neutral') },
    dashedHover: {
      primary: { backgroundColor: 'var(--joy-palette-primary-outlinedHoverBg)' },
      neutral: { backgroundColor: 'var(--joy-palette-neutral-outlinedHoverBg)' },
    },
  },
});

export default function GlobalVariantsDashed() {
  return (
    <CssVarsProvider theme={theme}>
      <Stack gap={2} sx={{ maxWidth: 320 }}>
        <Button variant="dashed">Add a column</Button>
        <Card variant="dashed">
          <Typography>Drop files here.</Typography>
        </Card>
      </Stack>
    </CssVarsProvider>
  );
}
