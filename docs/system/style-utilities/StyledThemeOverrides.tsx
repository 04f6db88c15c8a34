import { ThemeProvider, createTheme, styled } from '@mui/system';

const Alert = styled('div', {
  name: 'AppAlert',
  slot: 'Root',
})<{ severity?: 'error' }>(({ theme }) => ({
  marginBlock: theme.spacing(1),
  padding: theme.spacing(1, 2),
  borderInlineStart: '4px solid',
}));

const theme = createTheme({
  components: {
    AppAlert: {
      styleOverrides: { root: { borderRadius: 6 } },
      variants: [
        {
          props: { severity: 'error' },
          style: { color: 'light-dark(#8c1d18, #ffb4a9)' },
        },
      ],
    },
  },
});

export default function StyledThemeOverrides() {
  return (
    <ThemeProvider theme={theme}>
      <Alert>Your trial ends in 5 days.</Alert>
      <Alert severity="error">The payment was declined.</Alert>
    </ThemeProvider>
  );
}
