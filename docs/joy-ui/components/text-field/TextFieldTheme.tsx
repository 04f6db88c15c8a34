import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyFormControl: {
      defaultProps: { size: 'lg' },
      styleOverrides: {
        root: { '--FormHelperText-margin': '4px 0 0 12px' },
      },
    },
    JoyFormLabel: {
      styleOverrides: {
        root: { textTransform: 'uppercase', letterSpacing: '0.05em' },
        asterisk: ({ theme: { vars } }) => ({ color: vars.palette.text.primary }),
      },
    },
  },
});

export default function TextFieldTheme() {
  return (
    <ThemeProvider theme={theme}>
      <FormControl id={React.useId()} required>
        <FormLabel>Coupon</FormLabel>
        <Input placeholder="SPRING" />
        <FormHelperText>One coupon per order</FormHelperText>
      </FormControl>
    </ThemeProvider>
  );
}
