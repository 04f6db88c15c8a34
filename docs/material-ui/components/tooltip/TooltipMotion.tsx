import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Zoom from '@mui/material/Zoom';

export default function TooltipMotion() {
  return (
    <Stack direction="row" flexWrap="wrap" gap={1}>
      <Tooltip describeChild title="Grow, as it comes">
        <Button>North gate</Button>
      </Tooltip>
      <Tooltip
        describeChild
        title="Fade, 400 ms"
        slots={{ transition: Fade }}
        slotProps={{ transition: { timeout: 400 } }}
      >
        <Button>East gate</Button>
      </Tooltip>
      <Tooltip
        describeChild
        title="Zoom"
        slots={{ transition: Zoom }}
        placement="right"
      >
        <Button>South gate</Button>
      </Tooltip>
      <Tooltip
        describeChild
        title="At once"
        slots={{ transition: Fade }}
        slotProps={{ transition: { timeout: 0 } }}
      >
        <Button>West gate</Button>
      </Tooltip>
    </Stack>
  );
}
