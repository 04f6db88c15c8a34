import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function DisabledButtonTooltip() {
  return (
    <Tooltip title="Choose an order first" describeChild>
      <span>
        <Button disabled>Refund</Button>
      </span>
    </Tooltip>
  );
}
