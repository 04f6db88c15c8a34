import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyMenuButton: {
      defaultProps: { variant: 'soft' },
    },
    JoyMenu: {
      defaultProps: { variant: 'plain', placement: 'bottom-start' },
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          '--List-radius': '12px',
          '--List-padding': '6px',
          boxShadow: vars.shadow.lg,
        }),
      },
    },
    JoyMenuItem: {
      styleOverrides: { root: { fontWeight: 500 } },
    },
  },
});

export default function MenuTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Dropdown>
        <MenuButton>Team</MenuButton>
        <Menu aria-label="Team">
          <MenuItem>Invite people</MenuItem>
          <MenuItem>Leave team</MenuItem>
        </Menu>
      </Dropdown>
    </ThemeProvider>
  );
}
