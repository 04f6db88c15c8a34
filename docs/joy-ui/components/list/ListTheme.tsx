import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyList: {
      styleOverrides: {
        root: { '--List-gap': '4px', '--ListItem-radius': '20px' },
      },
    },
    JoyListItemButton: {
      styleOverrides: {
        root: ({ ownerState, theme: { vars } }) => ({
          ...(ownerState.selected && {
            boxShadow: `inset 3px 0 0 ${vars.palette.primary[500]}`,
          }),
        }),
      },
    },
  },
});

export default function ListTheme() {
  return (
    <CssVarsProvider theme={theme}>
      <List aria-label="Library">
        {['Playlists', 'Albums', 'Artists'].map((name, index) => (
          <ListItem key={name}>
            <ListItemButton selected={index === 0}>{name}</ListItemButton>
          </ListItem>
        ))}
      </List>
    </CssVarsProvider>
  );
}
