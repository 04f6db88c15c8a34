import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import useMediaQuery from '@mui/material/useMediaQuery';

const WISHES = [
  { query: '(prefers-reduced-motion: reduce)', wish: 'Less motion' },
  { query: '(prefers-contrast: more)', wish: 'More contrast' },
  { query: '(prefers-color-scheme: dark)', wish: 'A dark page' },
  { query: '(forced-colors: active)', wish: 'Colours of the system' },
];

function Wish({ query, wish }: { query: string; wish: string }) {
  const wanted = useMediaQuery(query);

  return (
    <ListItem disableGutters divider>
      <ListItemText primary={wish} secondary={wanted ? 'Wanted' : 'Not asked for'} />
    </ListItem>
  );
}

export default function MediaQueryPreferences() {
  return (
    <List aria-label="Wishes of your system">
      {WISHES.map(({ query, wish }) => (
        <Wish key={query} query={query} wish={wish} />
      ))}
    </List>
  );
}
