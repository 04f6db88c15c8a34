import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import AcUnit from '@mui/icons-material/AcUnit';
import Yard from '@mui/icons-material/YardOutlined';

const ROWS = [
  { crop: 'Kale', icon: <AcUnit />, hint: 'Sweeter after the first frost' },
  { crop: 'Squash', icon: <Yard />, hint: 'Wants a barrow of compost per plant' },
];

export default function TooltipTouch() {
  return (
    <Stack spacing={1}>
      {ROWS.map(({ crop, icon, hint }) => (
        <Stack key={crop} direction="row" alignItems="center" spacing={1}>
          <Typography sx={{ width: 72 }}>{crop}</Typography>
          <Tooltip
            describeChild
            title={hint}
            enterTouchDelay={0}
            leaveTouchDelay={4000}
          >
            <IconButton aria-label={`Note on ${crop}`}>{icon}</IconButton>
          </Tooltip>
        </Stack>
      ))}
    </Stack>
  );
}
