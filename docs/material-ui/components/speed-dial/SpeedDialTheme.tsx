import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import CarpenterIcon from '@mui/icons-material/Carpenter';
import HandymanIcon from '@mui/icons-material/Handyman';

function shapeDials(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiSpeedDial: {
        styleOverrides: { fab: { borderRadius: 16, boxShadow: 'none' } },
      },
      MuiSpeedDialAction: {
        styleOverrides: {
          fab: ({ theme }) => ({
            backgroundColor: theme.palette.primary.main,
            borderRadius: 12,
            boxShadow: 'none',
            color: theme.palette.primary.contrastText,
            '&:hover': { backgroundColor: theme.palette.primary.dark },
          }),
        },
      },
    },
  };
}

export default function SpeedDialTheme() {
  return (
    <ThemeProvider theme={shapeDials}>
      <Box sx={{ height: 240, position: 'relative' }}>
        <Typography>Workshop of the scouts</Typography>
        <SpeedDial
          ariaLabel="Book a tool"
          icon={<SpeedDialIcon />}
          sx={{ bottom: 0, insetInlineEnd: 0, position: 'absolute' }}
        >
          <SpeedDialAction icon={<CarpenterIcon />} tooltipTitle="Saw" />
          <SpeedDialAction icon={<HandymanIcon />} tooltipTitle="Tool box" />
        </SpeedDial>
      </Box>
    </ThemeProvider>
  );
}
