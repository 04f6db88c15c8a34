import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const METRES = 640;
const SOILS = [
  { name: 'Sand', until: 180, color: 'warning.light' },
  { name: 'Peat', until: 420, color: 'secondary.light' },
  { name: 'Clay', until: METRES, color: 'info.light' },
];

export default function TooltipFollow() {
  const [metre, setMetre] = React.useState(0);
  const soil = SOILS.find(({ until }) => metre <= until)?.name ?? '';

  const measure = ({ currentTarget, clientX }: React.MouseEvent<HTMLElement>) => {
    const { left, right, width } = currentTarget.getBoundingClientRect();
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    setMetre(
      Math.round(((isRtl ? right - clientX : clientX - left) / width) * METRES),
    );
  };

  return (
    <div>
      <Tooltip followCursor describeChild title={`${soil} at ${metre} m`}>
        <Box
          role="img"
          aria-label="Soil along the ditch"
          onMouseMove={measure}
          sx={{ display: 'flex', height: 56, borderRadius: 1, overflow: 'hidden' }}
        >
          {SOILS.map(({ name, until, color }, index) => (
            <Box
              key={name}
              sx={{
                flexGrow: until - (SOILS[index - 1]?.until ?? 0),
                bgcolor: color,
              }}
            />
          ))}
        </Box>
      </Tooltip>
      <Typography color="text.secondary" variant="body2" sx={{ mt: 1 }}>
        Sand up to 180 m, peat up to 420 m, clay up to 640 m.
      </Typography>
    </div>
  );
}
