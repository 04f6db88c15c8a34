import { createTheme, ThemeProvider } from '@mui/material/styles';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Settings from '@mui/icons-material/SettingsOutlined';

const theme = createTheme({
  components: {
    MuiListItemButton: {
      styleOverrides: {
        root: {
          borderRadius: 8,
          marginInline: 8,
          '&.Mui-selected': { boxShadow: 'inset 0 0 0 2px' },
          '&.Mui-focusVisible': { outline: '2px solid' },
        },
      },
    },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 40 } } },
    MuiListItemText: {
      defaultProps: { primaryTypographyProps: { variant: 'body2' } },
    },
  },
});

export default function ListTheme() {
  return (
    <ThemeProvider theme={theme}>
      <List aria-label="Menu">
        <ListItem disablePadding>
          <ListItemButton selected aria-current="true">
            <ListItemIcon>
              <Settings />
            </ListItemIcon>
            <ListItemText primary="Settings" />
          </ListItemButton>
        </ListItem>
      </List>
    </ThemeProvider>
  );
}
