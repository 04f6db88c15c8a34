import * as React from 'react';
import List from '@mui/material/List';
import ListItemButton, { listItemButtonClasses } from '@mui/material/ListItemButton';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiListItemButton: {
      styleOverrides: {
        root: ({ theme: { palette } }) => ({
          borderInlineStart: '4px solid transparent',
          [`&.${listItemButtonClasses.selected}`]: {
            borderColor: palette.primary.main,
            fontWeight: 700,
          },
        }),
      },
    },
  },
});

export default function ThemeComponentsStates() {
  const [folder, setFolder] = React.useState('Inbox');

  return (
    <ThemeProvider theme={theme}>
      <List component="nav" aria-label="Folders" sx={{ maxWidth: 240 }}>
        {['Inbox', 'Sent', 'Archive'].map((name) => (
          <ListItemButton
            key={name}
            selected={name === folder}
            onClick={() => setFolder(name)}
          >
            {name}
          </ListItemButton>
        ))}
      </List>
    </ThemeProvider>
  );
}
