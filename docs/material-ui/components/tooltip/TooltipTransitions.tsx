import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Fade from '@mui/material/Fade';
import Tooltip from '@mui/material/Tooltip';
import Zoom from '@mui/material/Zoom';

export default function TooltipTransitions() {
  return (
    <ButtonGroup variant="text" aria-label="Transitions">
      <Tooltip
        describeChild
        title="Fades in for 400 ms"
        slots={{ transition: Fade }}
        slotProps={{ transition: { timeout: 400 } }}
      >
        <Button>Fade</Button>
      </Tooltip>
      <Tooltip describeChild title="Zooms in" slots={{ transition: Zoom }}>
        <Button>Zoom</Button>
      </Tooltip>
      <Tooltip
        describeChild
        title="Appears at once"
        slotProps={{ transition: { timeout: 0 } }}
      >
        <Button>None</Button>
      </Tooltip>
    </ButtonGroup>
  );
}
