import * as React from 'react';
import Button from '@mui/joy/Button';

export default function UsageFirstComponent() {
  const [count, setCount] = React.useState(0);

  return (
    <Button variant="soft" onClick={() => setCount(count + 1)}>
      Saved {count} times
    </Button>
  );
}
