import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import useMediaQuery from '@mui/material/useMediaQuery';

function Setting({ query, name }: { query: string; name: string }) {
  const matches = useMediaQuery(query);

  return (
    <ListItem disableGutters divider>
      <ListItemText primary={name} secondary={matches ? 'On' : 'Off'} />
    </ListItem>
  );
}

export default function MediaQueryPreferences() {
  return (
    <List aria-label="Settings of your system">
      <Setting query="(prefers-color-scheme: dark)" name="Dark mode" />
      <Setting query="(prefers-reduced-motion: reduce)" name="Reduced motion" />
      <Setting query="(prefers-contrast: more)" name="More contrast" />
      <Setting query="(forced-colors: active)" name="High-contrast colours" />
    </List>
  );
}
