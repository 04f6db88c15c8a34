import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const comments = [
  {
    author: 'Mia Chen',
    date: '3 May',
    text: 'The header overlaps the search field on small screens. Can we move it?',
  },
  {
    author: 'Omar Haddad',
    date: '4 May',
    text: 'Done in the last build. Please check it on a phone before we merge.',
  },
];

export default function ListAvatars() {
  return (
    <List aria-label="Comments">
      {comments.map(({ author, date, text }) => (
        <ListItem key={author} alignItems="flex-start">
          <ListItemAvatar>
            <Avatar aria-hidden sx={{ bgcolor: 'primary.main' }}>
              {author[0]}
            </Avatar>
          </ListItemAvatar>
          <ListItemText
            primary={author}
            secondary={
              <>
                <Typography component="span" variant="body2" color="text.primary">
                  {date}:{' '}
                </Typography>
                {text}
              </>
            }
          />
        </ListItem>
      ))}
    </List>
  );
}
