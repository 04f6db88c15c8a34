import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiChip: {
      styleOverrides: {
        root: ({ ownerState, theme: { typography } }) => ({
          ...(ownerState.variant === 'outlined' && { borderStyle: 'dashed' }),
          ...(ownerState.color === 'success' && {
            fontWeight: typography.fontWeightBold,
            textTransform: 'uppercase',
          }),
        }),
      },
    },
  },
});

export default function ThemeComponentsOwnerState() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={1}>
        <Chip label="Open" />
        <Chip label="Draft" variant="outlined" />
        <Chip label="Paid" color="success" />
      </Stack>
    </ThemeProvider>
  );
}
