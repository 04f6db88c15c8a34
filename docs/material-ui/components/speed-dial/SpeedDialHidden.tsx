import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import AlbumIcon from '@mui/icons-material/Album';
import RadioIcon from '@mui/icons-material/Radio';

const RECORDS = ['Sea shanties', 'Organ at dusk', 'Polkas'];

export default function SpeedDialHidden() {
  const [chosen, setChosen] = React.useState<string[]>([]);
  const choosing = chosen.length > 0;

  return (
    <Box sx={{ height: 280, position: 'relative' }}>
      <FormGroup>
        {RECORDS.map((record) => (
          <FormControlLabel
            key={record}
            control={<Checkbox checked={chosen.includes(record)} />}
            label={record}
            onChange={() =>
              setChosen(
                chosen.includes(record)
                  ? chosen.filter((other) => other !== record)
                  : [...chosen, record],
              )
            }
          />
        ))}
      </FormGroup>
      <Typography role="status" color="text.secondary">
        {choosing ? `${chosen.length} chosen, adding is off` : 'None chosen'}
      </Typography>
      <SpeedDial
        ariaLabel="Add to the record shelf"
        hidden={choosing}
        icon={<SpeedDialIcon />}
        transitionDuration={{ enter: 300, exit: 120 }}
        sx={{
          bottom: 0,
          insetInlineEnd: 0,
          position: 'absolute',
          visibility: choosing ? 'hidden' : undefined,
        }}
      >
        <SpeedDialAction icon={<AlbumIcon />} tooltipTitle="Record" />
        <SpeedDialAction icon={<RadioIcon />} tooltipTitle="Broadcast" />
      </SpeedDial>
    </Box>
  );
}
