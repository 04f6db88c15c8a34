import Button from '@mui/material/Button';

async function callTerminal(): Promise<void> {
  await Promise.resolve();
  throw new Error('The card terminal does not answer.');
}

export default function ThrowInPromise() {
  return (
    <Button variant="outlined" onClick={() => void callTerminal()}>
      Pay by card
    </Button>
  );
}
