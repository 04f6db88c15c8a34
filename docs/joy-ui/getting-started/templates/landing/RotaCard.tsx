import Avatar from '@mui/joy/Avatar';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import { SHIFTS } from './data';

/** What a rota looks like. */
export default function RotaCard() {
  return (
    <Card
      size="sm"
      sx={{
        position: 'relative',
        width: '86%',
        mt: { xs: -5, md: -10 },
        mx: 'auto',
        boxSizing: 'border-box',
        boxShadow: 'lg',
      }}
    >
      <Typography level="title-sm" component="p">
        Rota of Café Tern, next weekend
      </Typography>
      <List
        size="sm"
        aria-label="Shifts"
        sx={{ '--ListItem-paddingX': '0px', '--ListItemDecorator-size': '44px' }}
      >
        {SHIFTS.map(({ name, initials, time, state }) => (
          <ListItem key={name}>
            <ListItemDecorator>
              <Avatar size="sm" aria-hidden>
                {initials}
              </Avatar>
            </ListItemDecorator>
            <ListItemContent>
              <Typography level="title-sm">{name}</Typography>
              <Typography level="body-sm">{time}</Typography>
            </ListItemContent>
            <Chip size="sm" color={state === 'swapped' ? 'warning' : 'success'}>
              {state}
            </Chip>
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
