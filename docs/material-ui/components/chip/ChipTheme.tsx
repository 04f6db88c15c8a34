import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    dashed: true;
  }
  interface ChipPropsSizeOverrides {
    large: true;
  }
}

const theme = createTheme({
  components: {
    MuiChip: {
      styleOverrides: {
        root: {
          borderRadius: 6,
          '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
        },
      },
      variants: [
        {
          props: { variant: 'dashed' },
          style: { backgroundColor: 'transparent', border: '1px dashed' },
        },
        {
          props: { size: 'large' },
          style: { height: 44, fontSize: 16, paddingInline: 8 },
        },
      ],
    },
  },
});

export default function ChipTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={1} alignItems="center">
        <Chip label="Square" onClick={() => {}} />
        <Chip label="Dashed" variant="dashed" />
        <Chip label="Large" size="large" color="secondary" />
      </Stack>
    </ThemeProvider>
  );
}
