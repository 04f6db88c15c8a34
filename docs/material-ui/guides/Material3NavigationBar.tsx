import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import FolderIcon from '@mui/icons-material/Folder';
import GroupIcon from '@mui/icons-material/Group';
import SettingsIcon from '@mui/icons-material/Settings';

const theme = createTheme({
  components: {
    MuiBottomNavigation: {
      defaultProps: { showLabels: true },
      styleOverrides: { root: { height: 80 } },
    },
    MuiBottomNavigationAction: {
      styleOverrides: {
        root: ({ theme: { palette } }) => ({
          gap: 4,
          '& .MuiSvgIcon-root': {
            width: 64,
            height: 32,
            padding: 4,
            borderRadius: 16,
          },
          '&.Mui-selected': { color: palette.text.primary },
          '&.Mui-selected .MuiSvgIcon-root': {
            backgroundColor: palette.action.selected,
          },
        }),
        label: { '&, &.Mui-selected': { fontSize: 12, fontWeight: 500 } },
      },
    },
  },
});

export default function Material3NavigationBar() {
  const [page, setPage] = React.useState(0);
  return (
    <ThemeProvider theme={theme}>
      <BottomNavigation
        value={page}
        onChange={(_event, next: number) => setPage(next)}
      >
        <BottomNavigationAction label="Files" icon={<FolderIcon />} />
        <BottomNavigationAction label="Team" icon={<GroupIcon />} />
        <BottomNavigationAction label="Settings" icon={<SettingsIcon />} />
      </BottomNavigation>
    </ThemeProvider>
  );
}
