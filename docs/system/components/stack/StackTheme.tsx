import { Stack, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  components: {
    MuiStack: {
      defaultProps: { useFlexGap: true, spacing: 2 },
      variants: [{ props: { direction: 'row' }, style: { alignItems: 'center' } }],
    },
  },
});

export default function StackTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row">
        <strong>Mia Chen</strong>
        <span>Owner</span>
        <button type="button">Change role</button>
      </Stack>
    </ThemeProvider>
  );
}
