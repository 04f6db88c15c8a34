import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    dashed: true;
  }
  interface ButtonPropsSizeOverrides {
    xl: true;
  }
}

const theme = createTheme({
  components: {
    MuiButton: {
      variants: [
        { props: { variant: 'dashed' }, style: { border: '2px dashed' } },
        {
          props: { variant: 'dashed', color: 'secondary' },
          style: { borderStyle: 'dotted' },
        },
        {
          props: { size: 'xl' },
          style: ({ theme: { typography } }) => ({
            ...typography.h6,
            padding: '12px 32px',
          }),
        },
      ],
    },
  },
});

export default function ThemeComponentsVariants() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} alignItems="start">
        <Button variant="dashed">Add file</Button>
        <Button variant="dashed" color="secondary" size="xl">
          Add folder
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
