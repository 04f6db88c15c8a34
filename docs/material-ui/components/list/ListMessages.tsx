import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const REMARKS = [
  {
    who: 'Hanne Vik',
    where: 'Page 12',
    text: 'The legend names five soils, the map shows six. Which one is new?',
  },
  {
    who: 'Luis Prado',
    where: 'Page 31',
    text: 'Good. Only the contour of the moor should be dotted, as it moves.',
  },
];

export default function ListMessages() {
  return (
    <List aria-label="Remarks on the soil map">
      {REMARKS.map(({ who, where, text }) => (
        <ListItem key={who} alignItems="flex-start">
          <ListItemAvatar>
            <Avatar
              aria-hidden
              sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
            >
              {who[0]}
            </Avatar>
          </ListItemAvatar>
          <ListItemText
            primary={who}
            secondary={
              <>
                <Typography component="span" variant="body2" color="text.primary">
                  {where}:{' '}
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
