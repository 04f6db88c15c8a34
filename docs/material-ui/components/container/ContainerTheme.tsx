import Container from '@mui/material/Container';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  components: {
    MuiContainer: {
      defaultProps: { maxWidth: false },
      styleOverrides: { root: { maxWidth: '45ch', paddingBlock: 24 } },
    },
  },
});

export default function ContainerTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Container>
        <Typography>
          All containers of this theme are 45 characters wide, and have padding at
          the top and at the bottom.
        </Typography>
      </Container>
    </ThemeProvider>
  );
}
