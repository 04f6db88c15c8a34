import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';

const FACTS = [
  ['Built', 'Raised by a storey in 1931'],
  ['Walls', 'Brick, limewashed'],
  ['Heated by', 'Water from the old mine'],
];

export default function ListFacts() {
  return (
    <List component="dl">
      {FACTS.map(([term, fact]) => (
        <ListItem
          key={term}
          component="div"
          divider
          sx={{ flexWrap: 'wrap', columnGap: 2 }}
        >
          <Typography component="dt" color="text.secondary" sx={{ width: 96 }}>
            {term}
          </Typography>
          <Typography component="dd" sx={{ m: 0 }}>
            {fact}
          </Typography>
        </ListItem>
      ))}
    </List>
  );
}
