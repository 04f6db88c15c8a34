import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import LocalFlorist from '@mui/icons-material/LocalFlorist';

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    dashed: true;
  }
  interface ChipPropsSizeOverrides {
    large: true;
  }
}

function shapeChips(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiChip: {
        styleOverrides: {
          root: { borderRadius: 6, fontWeight: 600 },
        },
        variants: [
          {
            props: { variant: 'dashed' },
            style: ({ theme }) => ({
              backgroundColor: 'transparent',
              border: `1px dashed ${theme.palette.text.secondary}`,
            }),
          },
          {
            props: { size: 'large' },
            style: { height: 44, fontSize: 16, paddingInline: 8 },
          },
        ],
      },
    },
  };
}

export default function ChipTheme() {
  return (
    <ThemeProvider theme={shapeChips}>
      <Stack direction="row" gap={1} flexWrap="wrap" alignItems="center">
        <Chip label="Sown" />
        <Chip label="Proposed bed" variant="dashed" />
        <Chip
          icon={<LocalFlorist />}
          label="In flower"
          size="large"
          color="secondary"
        />
      </Stack>
    </ThemeProvider>
  );
}
