import { createTheme, ThemeProvider } from '@mui/material/styles';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';

const theme = createTheme({
  components: {
    MuiSpeedDial: {
      defaultProps: { direction: 'right' },
      styleOverrides: { fab: { borderRadius: 16, boxShadow: 'none' } },
    },
    MuiSpeedDialAction: {
      styleOverrides: {
        fab: { borderRadius: 12, boxShadow: 'none', border: '1px solid' },
      },
    },
  },
});

export default function SpeedDialTheme() {
  return (
    <ThemeProvider theme={theme}>
      <SpeedDial ariaLabel="History" icon={<SpeedDialIcon />}>
        <SpeedDialAction icon={<Undo />} tooltipTitle="Undo" />
        <SpeedDialAction icon={<Redo />} tooltipTitle="Redo" />
      </SpeedDial>
    </ThemeProvider>
  );
}
