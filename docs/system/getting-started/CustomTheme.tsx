import { ThemeProvider, createTheme } from '@mui/system';
import { AppCard } from './AppCard';

const theme = createTheme({
  components: {
    AppCard: {
      defaultProps: { dense: true },
      styleOverrides: {
        root: { maxWidth: 320, borderRadius: 8 },
        title: { color: 'light-dark(#1c5aa0, #a4cdfb)' },
      },
      variants: [{ props: { dense: false }, style: { borderStyle: 'dashed' } }],
    },
  },
});

export default function CustomTheme() {
  return (
    <ThemeProvider theme={theme}>
      <AppCard title="Invoice 2041">Paid on 3 May</AppCard>
      <AppCard title="Invoice 2042" dense={false} sx={{ mt: 2 }}>
        Due on 17 May
      </AppCard>
    </ThemeProvider>
  );
}
