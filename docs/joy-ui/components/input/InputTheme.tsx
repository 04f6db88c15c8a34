import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyInput: {
      defaultProps: { variant: 'soft', size: 'lg' },
      styleOverrides: {
        root: {
          '--Input-radius': '12px',
          '--Input-focusedThickness': '3px',
        },
      },
    },
    JoyFormLabel: {
      styleOverrides: { root: { fontWeight: 600 } },
    },
  },
});

export default function InputTheme() {
  return (
    <ThemeProvider theme={theme}>
      <FormControl id={React.useId()}>
        <FormLabel>Company</FormLabel>
        <Input placeholder="Acme Ltd" />
      </FormControl>
    </ThemeProvider>
  );
}
