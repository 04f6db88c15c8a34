import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import Construction from '@mui/icons-material/Construction';

declare module '@mui/material/Alert' {
  interface AlertPropsColorOverrides {
    maintenance: true;
  }
}

declare module '@mui/material/styles' {
  interface Palette {
    maintenance?: Palette['info'];
  }
}

function shapeAlerts(outer: Theme): Theme {
  return {
    ...outer,
    // Read by themes without CSS variables, which throw if it is missing.
    palette: { ...outer.palette, maintenance: outer.palette.info },
    components: {
      ...outer.components,
      MuiAlert: {
        defaultProps: {
          iconMapping: { maintenance: <Construction fontSize="inherit" /> },
        },
        styleOverrides: {
          root: {
            borderRadius: 0,
            borderInlineStart: '4px solid currentColor',
          },
          message: { maxWidth: '60ch' },
        },
        variants: [
          {
            props: { severity: 'maintenance' },
            style: ({ theme }) => ({
              color: theme.palette.text.primary,
              backgroundColor: theme.palette.action.selected,
            }),
          },
        ],
      },
      MuiAlertTitle: { styleOverrides: { root: { fontWeight: 700 } } },
    },
  };
}

export default function AlertThemeOverrides() {
  return (
    <ThemeProvider theme={shapeAlerts}>
      <Stack spacing={1.5}>
        <Alert severity="maintenance" role="note">
          <AlertTitle>Works on the lift</AlertTitle>
          The lift in stairwell B stands still until Friday.
        </Alert>
        <Alert severity="info" role="note">
          Parcels are handed out on the ground floor meanwhile.
        </Alert>
      </Stack>
    </ThemeProvider>
  );
}
