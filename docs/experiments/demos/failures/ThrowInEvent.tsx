import Button from '@mui/material/Button';

function printReceipt(): void {
  throw new Error('The printer is out of paper.');
}

export default function ThrowInEvent() {
  return (
    <Button variant="outlined" onClick={printReceipt}>
      Print a receipt
    </Button>
  );
}
