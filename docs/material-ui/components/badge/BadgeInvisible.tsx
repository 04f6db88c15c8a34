import * as React from 'react';
import Badge from '@mui/material/Badge';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Chat from '@mui/icons-material/ChatOutlined';

export default function BadgeInvisible() {
  const [isMuted, setIsMuted] = React.useState(false);

  return (
    <>
      <Badge
        badgeContent={5}
        color="primary"
        invisible={isMuted}
        slotProps={{ badge: { 'aria-hidden': true } }}
        sx={{ mr: 4 }}
      >
        <Chat titleAccess={isMuted ? 'Chat, muted' : 'Chat, 5 new messages'} />
      </Badge>
      <FormControlLabel
        control={
          <Switch checked={isMuted} onChange={(_, checked) => setIsMuted(checked)} />
        }
        label="Mute"
      />
    </>
  );
}
