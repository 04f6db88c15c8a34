import Box from '@mui/joy/Box';
import List, { type ListProps } from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

const links = [
  { text: 'Projects', href: '/joy-ui/react-card/' },
  { text: 'Schedule', href: '/joy-ui/react-grid/' },
  { text: 'Team', href: '/joy-ui/react-select/' },
  { text: 'Reports', href: '/joy-ui/react-table/' },
];
const current = 'Team';

export default function HeaderLinks({
  orientation,
}: {
  orientation: NonNullable<ListProps['orientation']>;
}) {
  return (
    <Box component="nav" aria-label="Main">
      <List
        orientation={orientation}
        size={orientation === 'horizontal' ? 'sm' : 'md'}
        sx={{ '--List-gap': '4px', '--ListItem-radius': '8px' }}
      >
        {links.map(({ text, href }) => (
          <ListItem key={text}>
            <ListItemButton
              component="a"
              href={href}
              selected={text === current}
              variant={text === current ? 'soft' : 'plain'}
              aria-current={text === current ? 'page' : undefined}
            >
              {text}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
