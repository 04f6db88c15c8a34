import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function preferGap(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiStack: { defaultProps: { useFlexGap: true, direction: 'row' } },
    },
  };
}

const WALKS = ['Dunes', 'Reed path', 'Lock', 'Orchard'];

export default function StackThemeGap() {
  return (
    <ThemeProvider theme={preferGap}>
      <Stack spacing={1} flexWrap="wrap" sx={{ maxWidth: 260 }}>
        {WALKS.map((walk) => (
          <Button key={walk} variant="outlined" href="/material-ui/">
            {walk}
          </Button>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
