import * as React from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Print from '@mui/icons-material/Print';

const directions = ['left', 'up', 'down', 'right'] as const;

type Direction = (typeof directions)[number];

export default function SpeedDialDirections() {
  const [direction, setDirection] = React.useState<Direction>('left');
  const isBefore = direction === 'left' || direction === 'up';

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        aria-label="Direction"
        value={direction}
        onChange={(_event, next: Direction | null) => next && setDirection(next)}
      >
        {directions.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* A box as large as the button; the actions extend beyond it. */}
      <Box
        sx={{
          position: 'relative',
          width: 56,
          height: 56,
          my: 17,
          marginInlineStart: direction === 'right' ? 0 : 'auto',
        }}
      >
        <SpeedDial
          ariaLabel="Export"
          direction={direction}
          icon={<SpeedDialIcon />}
          sx={{
            position: 'absolute',
            ...(isBefore
              ? { bottom: 0, insetInlineEnd: 0 }
              : { top: 0, insetInlineStart: 0 }),
          }}
        >
          <SpeedDialAction icon={<ContentCopy />} tooltipTitle="Copy" />
          <SpeedDialAction icon={<Print />} tooltipTitle="Print" />
        </SpeedDial>
      </Box>
    </div>
  );
}
