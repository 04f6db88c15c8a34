import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyChip: {
      styleOverrides: {
        root: ({ ownerState, theme: { vars } }) => ({
          ...(ownerState.variant === 'outlined' && { borderStyle: 'dashed' }),
          ...(ownerState.color === 'danger' && {
            fontWeight: vars.fontWeight.xl,
            textTransform: 'uppercase',
          }),
        }),
      },
    },
  },
});

export default function ThemedOwnerState() {
  return (
    <CssVarsProvider theme={theme}>
      <Stack direction="row" gap={1}>
        <Chip>Paid</Chip>
        <Chip variant="outlined">Draft</Chip>
        <Chip color="danger">Overdue</Chip>
      </Stack>
    </CssVarsProvider>
  );
}
