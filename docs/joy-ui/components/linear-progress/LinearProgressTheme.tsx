import LinearProgress from '@mui/joy/LinearProgress';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyLinearProgress: {
      defaultProps: { color: 'success', thickness: 10 },
      styleOverrides: {
        root: {
          '--LinearProgress-radius': '3px',
          '&::before': { transition: 'inline-size 0.3s' },
        },
      },
    },
  },
});

export default function LinearProgressTheme() {
  return (
    <CssVarsProvider theme={theme}>
      <LinearProgress determinate value={75} aria-label="Sprint" />
    </CssVarsProvider>
  );
}
