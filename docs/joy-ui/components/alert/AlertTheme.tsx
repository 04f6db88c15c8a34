import Alert from '@mui/joy/Alert';
import Info from '@mui/icons-material/Info';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyAlert: {
      defaultProps: { variant: 'outlined', startDecorator: <Info /> },
      styleOverrides: {
        root: ({ ownerState, theme: { vars } }) => ({
          '--Alert-radius': vars.radius.xs,
          ...(ownerState.color && {
            borderInlineStart: `4px solid ${vars.palette[ownerState.color].solidBg}`,
          }),
        }),
      },
    },
  },
});

export default function AlertTheme() {
  return (
    <CssVarsProvider theme={theme}>
      <Alert color="success" role="note">
        All services are running.
      </Alert>
    </CssVarsProvider>
  );
}
