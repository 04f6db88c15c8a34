import Badge from '@mui/joy/Badge';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';
import Mail from '@mui/icons-material/Mail';

const theme = extendTheme({
  components: {
    JoyBadge: {
      defaultProps: { color: 'warning', size: 'sm', max: 9 },
      styleOverrides: {
        root: { '--Badge-radius': '3px' },
        badge: { fontWeight: 700, transition: 'transform 0.2s' },
      },
    },
  },
});

export default function BadgeTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Badge badgeContent={23}>
        <Mail />
      </Badge>
    </ThemeProvider>
  );
}
