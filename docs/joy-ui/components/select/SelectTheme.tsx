import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoySelect: {
      defaultProps: { variant: 'soft', size: 'lg' },
      styleOverrides: {
        root: { '--Select-radius': '12px' },
        listbox: ({ theme: { vars } }) => ({
          '--List-padding': '8px',
          '--List-radius': '12px',
          boxShadow: vars.shadow.lg,
        }),
      },
    },
    JoyOption: {
      styleOverrides: { root: { borderRadius: '6px' } },
    },
  },
});

export default function SelectTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Select aria-label="Calendar" defaultValue="work">
        <Option value="work">Work</Option>
        <Option value="home">Home</Option>
      </Select>
    </ThemeProvider>
  );
}
