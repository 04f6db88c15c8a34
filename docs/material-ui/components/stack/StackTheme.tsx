import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiStack: { defaultProps: { useFlexGap: true } },
  },
});

export default function StackTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" flexWrap="wrap" spacing={1} sx={{ maxWidth: 240 }}>
        {['Today', 'This week', 'This month', 'This year'].map((range) => (
          <Button key={range} variant="outlined">
            {range}
          </Button>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
