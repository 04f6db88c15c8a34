import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyStack: { defaultProps: { useFlexGap: true } },
  },
});

export default function StackTheme() {
  return (
    <CssVarsProvider theme={theme}>
      <Stack direction="row" spacing={1} flexWrap="wrap" maxWidth={160}>
        {['Paid', 'Open', 'Overdue', 'Draft'].map((state) => (
          <Chip key={state}>{state}</Chip>
        ))}
      </Stack>
    </CssVarsProvider>
  );
}
