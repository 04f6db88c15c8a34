import { Container, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  breakpoints: { values: { xs: 0, sm: 480, md: 720, lg: 960, xl: 1200 } },
  components: {
    MuiContainer: {
      defaultProps: { maxWidth: 'sm' },
      styleOverrides: {
        root: { borderInline: '1px dotted' },
        maxWidthSm: { fontSize: 15 },
      },
    },
  },
});

export default function ContainerTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Container>480 px wide at most</Container>
    </ThemeProvider>
  );
}
