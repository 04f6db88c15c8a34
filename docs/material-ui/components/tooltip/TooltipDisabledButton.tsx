import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const order = { items: 0 };

export default function TooltipDisabledButton() {
  const isEmpty = order.items === 0;

  const handleCheckout = () => {
    if (isEmpty) return;
    // …
  };

  return (
    <Stack direction="row" spacing={2}>
      <Tooltip describeChild title={isEmpty ? 'Your cart is empty' : ''}>
        <Button
          variant="outlined"
          aria-disabled={isEmpty}
          onClick={handleCheckout}
          sx={{ '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' } }}
        >
          Check out
        </Button>
      </Tooltip>
      <Tooltip describeChild title={isEmpty ? 'Nothing to save' : ''}>
        <span>
          <Button disabled={isEmpty}>Save cart</Button>
        </span>
      </Tooltip>
    </Stack>
  );
}
