import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipDescription() {
  return (
    <Tooltip describeChild title="Everyone with the link can read it">
      <Button variant="contained">Publish</Button>
    </Tooltip>
  );
}
