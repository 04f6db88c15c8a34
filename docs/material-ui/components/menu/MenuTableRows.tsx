import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MoreVertIcon from '@mui/icons-material/MoreVert';

const users = ['Mia Chen', 'Omar Haddad', 'Lea Novak'];

export default function MenuTableRows() {
  const [roles, setRoles] = React.useState<Record<string, string>>({});
  const [target, setTarget] = React.useState({
    user: '',
    anchorEl: null as HTMLElement | null,
  });
  const [open, setOpen] = React.useState(false);

  const assign = (role: string) => {
    setRoles({ ...roles, [target.user]: role });
    setOpen(false);
  };

  return (
    <React.Fragment>
      <List dense aria-label="Users">
        {users.map((user) => (
          <ListItem
            key={user}
            secondaryAction={
              <IconButton
                aria-label={`Role of ${user}`}
                aria-haspopup="menu"
                onClick={(event) => {
                  setTarget({ user, anchorEl: event.currentTarget });
                  setOpen(true);
                }}
              >
                <MoreVertIcon />
              </IconButton>
            }
          >
            <ListItemText primary={user} secondary={roles[user] ?? 'Member'} />
          </ListItem>
        ))}
      </List>
      <Menu
        open={open}
        anchorEl={target.anchorEl}
        onClose={() => setOpen(false)}
        MenuListProps={{ 'aria-label': `Role of ${target.user}` }}
      >
        <MenuItem onClick={() => assign('Admin')}>Make admin</MenuItem>
        <MenuItem onClick={() => assign('Guest')}>Make guest</MenuItem>
      </Menu>
    </React.Fragment>
  );
}
