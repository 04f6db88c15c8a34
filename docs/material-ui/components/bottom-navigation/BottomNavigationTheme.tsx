import { createTheme, ThemeProvider } from '@mui/material/styles';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Photo from '@mui/icons-material/Photo';
import PhotoAlbum from '@mui/icons-material/PhotoAlbum';

const theme = createTheme({
  components: {
    MuiBottomNavigation: {
      defaultProps: { showLabels: true },
      styleOverrides: { root: { height: 64, borderRadius: 16 } },
    },
    MuiBottomNavigationAction: {
      styleOverrides: {
        root: { '&.Mui-selected': { boxShadow: 'inset 0 3px currentColor' } },
        label: { '&.Mui-selected': { fontSize: '0.75rem', fontWeight: 700 } },
      },
    },
  },
});

export default function BottomNavigationTheme() {
  return (
    <ThemeProvider theme={theme}>
      <BottomNavigation value={0}>
        <BottomNavigationAction label="Photos" icon={<Photo />} />
        <BottomNavigationAction label="Albums" icon={<PhotoAlbum />} />
      </BottomNavigation>
    </ThemeProvider>
  );
}
