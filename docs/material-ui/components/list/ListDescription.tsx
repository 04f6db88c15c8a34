import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';

const invoice = {
  Number: 'INV-2041',
  'Due date': '14 June 2024',
  'Billed to': 'Novak Studio, Lisbon',
};

export default function ListDescription() {
  return (
    <List component="dl">
      {Object.entries(invoice).map(([term, value]) => (
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
            {value}
          </Typography>
        </ListItem>
      ))}
    </List>
  );
}
