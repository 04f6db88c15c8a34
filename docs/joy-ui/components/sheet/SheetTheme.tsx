import Sheet from '@mui/joy/Sheet';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoySheet: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: ({ theme: { spacing, vars } }) => ({
          padding: spacing(2),
          borderRadius: vars.radius.lg,
        }),
      },
    },
  },
});

export default function SheetTheme() {
  return (
    <CssVarsProvider theme={theme}>
      <Sheet>Support answers within two hours.</Sheet>
    </CssVarsProvider>
  );
}
