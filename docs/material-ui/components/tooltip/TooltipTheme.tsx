import { createTheme, ThemeProvider } from '@mui/material/styles';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Archive from '@mui/icons-material/ArchiveOutlined';
import Forward from '@mui/icons-material/ForwardOutlined';

const theme = createTheme({
  components: {
    MuiTooltip: {
      defaultProps: { arrow: true, enterDelay: 300 },
      styleOverrides: {
        tooltip: {
          padding: '8px 12px',
          borderRadius: 8,
          backgroundColor: '#1b2733',
          fontSize: 14,
        },
        arrow: { color: '#1b2733' },
      },
    },
  },
});

export default function TooltipTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Tooltip title="Archive message">
        <IconButton>
          <Archive />
        </IconButton>
      </Tooltip>
      <Tooltip title="Forward message">
        <IconButton>
          <Forward />
        </IconButton>
      </Tooltip>
    </ThemeProvider>
  );
}
