import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

const sizes = ['XS', 'Small', 'Medium', 'Large', 'XL', 'One size'];

export default function ListWrap() {
  return (
    <Box role="group" aria-label="Size" sx={{ maxWidth: 260 }}>
      <List
        orientation="horizontal"
        wrap
        sx={{ '--List-gap': '8px', '--ListItem-radius': '18px' }}
      >
        {sizes.map((size) => (
          <ListItem key={size}>
            <Checkbox
              overlay
              disableIcon
              variant="soft"
              label={size}
              defaultChecked={size === 'Medium'}
              slotProps={{
                action: ({ checked }) => ({
                  sx: checked
                    ? { bgcolor: 'primary.softBg', border: '1px solid' }
                    : {},
                }),
              }}
            />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
