import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton, { listItemButtonClasses } from '@mui/joy/ListItemButton';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyListItemButton: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          [`&.${listItemButtonClasses.selected}`]: {
            color: vars.palette.primary.softColor,
            backgroundColor: vars.palette.primary.softBg,
            fontWeight: vars.fontWeight.lg,
          },
        }),
      },
    },
  },
});

export default function ThemedStates() {
  return (
    <CssVarsProvider theme={theme}>
      <List sx={{ maxWidth: 240 }}>
        <ListItem>
          <ListItemButton selected aria-current="true">
            Open orders
          </ListItemButton>
        </ListItem>
        <ListItem>
          <ListItemButton>Archive</ListItemButton>
        </ListItem>
      </List>
    </CssVarsProvider>
  );
}
