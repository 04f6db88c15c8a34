import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipDescription() {
  return (
    <Tooltip describeChild title="Sends the invoice to the customer by email">
      <Button>Send</Button>
    </Tooltip>
  );
}
