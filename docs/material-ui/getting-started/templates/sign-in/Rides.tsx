import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import PedalBike from '@mui/icons-material/PedalBike';
import type { Account } from './account';

interface RidesProps {
  account: Account;
  kept: boolean;
  onSignOut: () => void;
}

/** What is behind the door. */
export default function Rides({ account, kept, onSignOut }: RidesProps) {
  return (
    <>
      <Typography color="text.secondary" sx={{ mt: 1 }}>
        {kept
          ? 'You stay signed in on this device.'
          : 'You are signed in until you close the browser.'}
      </Typography>
      <Typography component="h2" variant="h6" sx={{ mt: 2 }}>
        Your last rides
      </Typography>
      <List>
        {account.rides.map(({ bike, from, minutes }) => (
          <ListItem key={bike} disableGutters>
            <ListItemIcon sx={{ color: 'primary.main', minWidth: 44 }}>
              <PedalBike />
            </ListItemIcon>
            <ListItemText
              primary={bike}
              secondary={`From ${from}, ${minutes} minutes`}
            />
          </ListItem>
        ))}
      </List>
      <Button fullWidth variant="outlined" onClick={onSignOut}>
        Sign out
      </Button>
    </>
  );
}
