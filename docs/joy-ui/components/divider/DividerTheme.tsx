import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyDivider: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          '--Divider-thickness': '2px',
          '--Divider-lineColor': vars.palette.success[400],
          marginBlock: '12px',
        }),
      },
    },
  },
});

export default function DividerTheme() {
  return (
    <CssVarsProvider theme={theme}>
      <Typography>Draft</Typography>
      <Divider />
      <Typography>Published</Typography>
    </CssVarsProvider>
  );
}
