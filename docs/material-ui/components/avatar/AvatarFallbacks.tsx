import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { FOX } from './portraits';

const BROKEN = 'data:image/png;base64,AAAA';

export default function AvatarFallbacks() {
  const [reachable, setReachable] = React.useState(false);
  const src = reachable ? FOX : BROKEN;
  const sx = { bgcolor: 'primary.main', color: 'primary.contrastText' };

  return (
    <Stack spacing={2}>
      <FormControlLabel
        control={
          <Switch
            checked={reachable}
            onChange={(_event, checked) => setReachable(checked)}
          />
        }
        label="Picture server answers"
      />
      <Stack direction="row" spacing={2}>
        <Avatar
          src={src}
          imgProps={{ alt: '' }}
          sx={sx}
          role="img"
          aria-label="Finn Fuchs, with children"
        >
          FF
        </Avatar>
        <Avatar
          src={src}
          alt="Finn Fuchs"
          sx={sx}
          role="img"
          aria-label="Finn Fuchs, with alt"
        />
        <Avatar
          src={src}
          imgProps={{ alt: '' }}
          sx={sx}
          role="img"
          aria-label="Finn Fuchs, without both"
        />
      </Stack>
    </Stack>
  );
}
