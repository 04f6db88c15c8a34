import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import SpeedDial, { type SpeedDialProps } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Stack from '@mui/material/Stack';
import ContentCutIcon from '@mui/icons-material/ContentCut';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';

type Direction = NonNullable<SpeedDialProps['direction']>;
const DIRECTIONS: Direction[] = ['up', 'down', 'left', 'right'];

export default function SpeedDialDirections() {
  const [direction, setDirection] = React.useState<Direction>('up');

  return (
    <Stack spacing={2}>
      <RadioGroup
        row
        aria-label="Direction of the dial"
        value={direction}
        onChange={(_event, next) => setDirection(next as Direction)}
      >
        {DIRECTIONS.map((name) => (
          <FormControlLabel
            key={name}
            value={name}
            control={<Radio />}
            label={name}
          />
        ))}
      </RadioGroup>
      {/* The layout gives the closed button its place; the actions lie over it. */}
      <Box sx={{ display: 'grid', height: 320, placeItems: 'center' }}>
        <Box sx={{ height: 56, position: 'relative', width: 56 }}>
          <SpeedDial
            ariaLabel="Add to the flower bed"
            direction={direction}
            icon={<SpeedDialIcon />}
            sx={{
              position: 'absolute',
              ...(direction === 'up' || direction === 'left'
                ? { bottom: 0, insetInlineEnd: 0 }
                : { insetInlineStart: 0, top: 0 }),
            }}
          >
            <SpeedDialAction icon={<LocalFloristIcon />} tooltipTitle="Plant" />
            <SpeedDialAction icon={<ContentCutIcon />} tooltipTitle="Cut back" />
          </SpeedDial>
        </Box>
      </Box>
    </Stack>
  );
}
