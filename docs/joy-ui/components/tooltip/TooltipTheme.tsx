import IconButton from '@mui/joy/IconButton';
import Tooltip from '@mui/joy/Tooltip';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';
import Download from '@mui/icons-material/Download';

const theme = extendTheme({
  components: {
    JoyTooltip: {
      defaultProps: { arrow: true, placement: 'top', enterDelay: 400 },
      styleOverrides: {
        root: { maxWidth: 280, borderRadius: 4, fontWeight: 600 },
      },
    },
  },
});

export default function TooltipTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Tooltip title="Download as CSV">
        <IconButton variant="outlined">
          <Download />
        </IconButton>
      </Tooltip>
    </ThemeProvider>
  );
}
