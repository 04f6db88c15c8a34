import { useState } from 'react';
import Button from '@mui/material/Button';

export default function PressCounter() {
  const [count, setCount] = useState(0);
  return (
    <Button variant="outlined" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </Button>
  );
}
