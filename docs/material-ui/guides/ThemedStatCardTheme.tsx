import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import StatCard from './ThemedStatCard';

const theme = createTheme({
  components: {
    StatCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: { borderRadius: 12 },
        value: ({ ownerState }) => ({
          fontWeight: ownerState.trend ? 700 : 400,
        }),
      },
      variants: [
        {
          props: { trend: 'down' },
          style: { borderStyle: 'dashed', borderWidth: 2 },
        },
      ],
    },
  },
});

export default function ThemedStatCardTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
        <StatCard label="Open invoices" value="17" />
        <StatCard label="Paid on time" value="82 %" trend="down" />
      </Stack>
    </ThemeProvider>
  );
}
