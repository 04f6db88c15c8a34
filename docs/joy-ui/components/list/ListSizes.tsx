import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Star from '@mui/icons-material/StarBorder';

export default function ListSizes() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <List key={size} size={size} variant="outlined" aria-label={`Size ${size}`}>
          {['Inbox', 'Archive'].map((name) => (
            <ListItem key={name}>
              <ListItemDecorator>
                <Star />
              </ListItemDecorator>
              {name}
            </ListItem>
          ))}
        </List>
      ))}
    </Box>
  );
}
