import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyButton: { defaultProps: { variant: 'soft', size: 'sm' } },
    JoyFormControl: { defaultProps: { size: 'sm' } },
    JoyInput: { defaultProps: { variant: 'soft' } },
  },
});

export default function ThemedDefaultProps() {
  return (
    <CssVarsProvider theme={theme}>
      <Stack gap={2} sx={{ maxWidth: 280 }}>
        <FormControl>
          <FormLabel>Project name</FormLabel>
          <Input />
        </FormControl>
        <Stack direction="row" gap={1}>
          <Button variant="solid">Create</Button>
          <Button>Cancel</Button>
        </Stack>
      </Stack>
    </CssVarsProvider>
  );
}
