import { useState } from 'react';
import Button from '@mui/material/Button';

export default function StillSound() {
  const [sold, setSold] = useState(0);
  return (
    <Button variant="outlined" onClick={() => setSold(sold + 1)}>
      Sold {sold}
    </Button>
  );
}
