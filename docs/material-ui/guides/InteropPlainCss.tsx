import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import './interopPlain.css';

export default function InteropPlainCss() {
  return (
    <Stack direction="row" spacing={2}>
      <Button variant="contained" className="interop-order">
        Order
      </Button>
      <Button variant="outlined" disabled className="interop-order">
        Sold out
      </Button>
    </Stack>
  );
}
