import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';

const kioskTheme = extendTheme({
  components: {
    JoyButton: {
      defaultProps: { size: 'lg', variant: 'soft' },
      styleOverrides: {
        root: ({ ownerState, theme }) => ({
          borderRadius: theme.vars.radius.xl,
          ...(ownerState.size === 'lg' && { minHeight: '3.5rem' }),
        }),
      },
    },
  },
});

export default function ButtonTheme() {
  return (
    <ThemeProvider theme={kioskTheme}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        flexWrap="wrap"
        justifyContent="center"
      >
        <Button>Print a ticket</Button>
        <Button color="neutral">Ask for assistance</Button>
        <Button size="sm" variant="plain" color="neutral">
          Change language
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
