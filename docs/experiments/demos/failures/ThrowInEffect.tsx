import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';

export default function ThrowInEffect() {
  const [unplugged, setUnplugged] = useState(false);

  useEffect(() => {
    if (unplugged) {
      throw new Error('The scale has no power.');
    }
  }, [unplugged]);

  return (
    <Button variant="outlined" onClick={() => setUnplugged(true)}>
      Unplug the scale
    </Button>
  );
}
