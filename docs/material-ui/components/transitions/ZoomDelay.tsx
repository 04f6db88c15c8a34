import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Zoom from '@mui/material/Zoom';

const TEAM = ['AS', 'BK', 'CM', 'DL'];

export default function ZoomDelay() {
  const [isShown, setIsShown] = React.useState(false);

  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      <Button variant="outlined" onClick={() => setIsShown(!isShown)}>
        {isShown ? 'Hide team' : 'Show team'}
      </Button>
      {TEAM.map((initials, index) => (
        <Zoom
          key={initials}
          in={isShown}
          style={{ transitionDelay: isShown ? `${index * 100}ms` : '0ms' }}
        >
          <Avatar sx={{ bgcolor: 'primary.main' }}>{initials}</Avatar>
        </Zoom>
      ))}
    </Stack>
  );
}
