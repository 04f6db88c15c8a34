import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';

declare module '@mui/joy/Button' {
  interface ButtonPropsSizeOverrides {
    xl: true;
  }
}

const theme = extendTheme({
  components: {
    JoyButton: {
      styleOverrides: {
        root: ({ ownerState, theme: { vars } }) =>
          ownerState.size === 'xl' && {
            '--Icon-fontSize': '2rem',
            '--CircularProgress-size': '32px',
            '--Button-gap': '1rem',
            minHeight: 'var(--Button-minHeight, 3.5rem)',
            paddingBlock: '0.75rem',
            paddingInline: '2rem',
            fontSize: vars.fontSize.xl,
          },
      },
    },
  },
});

export default function ThemedSize() {
  return (
    <CssVarsProvider theme={theme}>
      <Stack direction="row" gap={1.5} flexWrap="wrap" alignItems="center">
        <Button size="lg">Compare plans</Button>
        <Button size="xl" endDecorator={<ArrowForwardIcon />}>
          Get started
        </Button>
      </Stack>
    </CssVarsProvider>
  );
}
