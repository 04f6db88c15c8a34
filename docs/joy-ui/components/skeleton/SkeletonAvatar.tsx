import Avatar from '@mui/joy/Avatar';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Skeleton from '@mui/joy/Skeleton';

export default function SkeletonAvatar() {
  return (
    <List
      aria-label="Members"
      aria-busy="true"
      sx={{ '--ListItemDecorator-size': '56px' }}
    >
      {[140, 110, 160].map((width) => (
        <ListItem key={width}>
          <ListItemDecorator>
            <Avatar>
              <Skeleton />
            </Avatar>
          </ListItemDecorator>
          <ListItemContent>
            <Skeleton variant="text" level="title-sm" width={width} />
            <Skeleton variant="text" level="body-sm" width={width + 40} />
          </ListItemContent>
        </ListItem>
      ))}
    </List>
  );
}
