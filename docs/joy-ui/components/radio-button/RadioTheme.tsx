import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyRadioGroup: {
      styleOverrides: { root: { '--RadioGroup-gap': '20px' } },
    },
    JoyRadio: {
      defaultProps: { variant: 'soft', size: 'lg' },
      styleOverrides: {
        label: ({ ownerState }) => ({
          fontWeight: ownerState.checked ? 600 : 400,
        }),
      },
    },
  },
});

export default function RadioTheme() {
  return (
    <ThemeProvider theme={theme}>
      <RadioGroup aria-label="Invoice format" defaultValue="pdf">
        <Radio value="pdf" label="PDF" />
        <Radio value="xml" label="XML for accounting" />
      </RadioGroup>
    </ThemeProvider>
  );
}
