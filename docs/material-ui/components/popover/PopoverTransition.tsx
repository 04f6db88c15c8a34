import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Fade from '@mui/material/Fade';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import useMediaQuery from '@mui/material/useMediaQuery';

const members = ['Mia Chen', 'Omar Haddad', 'Lea Novak'];

export default function PopoverTransition() {
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [avatar, setAvatar] = React.useState<HTMLElement | null>(null);
  const [member, setMember] = React.useState('');

  return (
    <React.Fragment>
      {members.map((name) => (
        <IconButton
          key={name}
          aria-label={name}
          aria-haspopup="dialog"
          onClick={(event) => {
            setMember(name);
            setAvatar(event.currentTarget);
          }}
        >
          <Avatar>{name[0]}</Avatar>
        </IconButton>
      ))}
      <Popover
        anchorEl={avatar}
        open={avatar !== null}
        onClose={() => setAvatar(null)}
        TransitionComponent={Fade}
        transitionDuration={reduced ? 0 : { enter: 300, exit: 120 }}
        TransitionProps={{ onExited: () => setMember('') }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': member, sx: { p: 2 } } }}
      >
        {member}, member since 2021
      </Popover>
    </React.Fragment>
  );
}
