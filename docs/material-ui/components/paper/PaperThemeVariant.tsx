import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    receipt: true;
  }
}

function addReceipt(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: { rounded: { borderRadius: 2 } },
        variants: [
          {
            props: { variant: 'receipt' },
            style: { borderBlock: '2px dashed', padding: 16 },
          },
        ],
      },
    },
  };
}

export default function PaperThemeVariant() {
  return (
    <ThemeProvider theme={addReceipt}>
      <Paper variant="receipt" sx={{ maxWidth: 300 }}>
        <Stack direction="row" justifyContent="space-between" spacing={2}>
          <Typography>Two coffees</Typography>
          <Typography>6.40</Typography>
        </Stack>
        <Stack direction="row" justifyContent="space-between" spacing={2}>
          <Typography>One apricot cake</Typography>
          <Typography>3.90</Typography>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
