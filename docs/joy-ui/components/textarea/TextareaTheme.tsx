import Textarea from '@mui/joy/Textarea';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyTextarea: {
      defaultProps: { minRows: 3, variant: 'soft' },
      styleOverrides: {
        root: { '--Textarea-radius': '16px' },
        textarea: ({ theme: { vars } }) => ({ fontFamily: vars.fontFamily.code }),
      },
    },
  },
});

export default function TextareaTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Textarea aria-label="Query" defaultValue={'SELECT total\nFROM invoices'} />
    </ThemeProvider>
  );
}
