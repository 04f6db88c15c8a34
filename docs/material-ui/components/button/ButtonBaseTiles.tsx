import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';

const plans = { Starter: '3 projects', Team: '50 projects' };

export default function ButtonBaseTiles() {
  const [selected, setSelected] = React.useState('Team');

  return (
    <Box role="group" aria-label="Plan" sx={{ display: 'flex', gap: 1 }}>
      {Object.entries(plans).map(([name, detail]) => (
        <ButtonBase
          key={name}
          centerRipple
          focusRipple
          focusVisibleClassName="tile-focused"
          aria-pressed={name === selected}
          onClick={() => setSelected(name)}
          sx={{
            flex: 1,
            flexDirection: 'column',
            p: 2,
            border: 1,
            borderColor: 'text.secondary',
            borderRadius: 2,
            '&[aria-pressed="true"]': { bgcolor: 'action.selected' },
            '&.tile-focused': { outline: '2px solid', outlineOffset: 2 },
          }}
        >
          <Typography component="span">{name}</Typography>
          <Typography component="span" variant="body2" color="text.secondary">
            {detail}
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  );
}
