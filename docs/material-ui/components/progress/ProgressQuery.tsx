import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';

export default function ProgressQuery() {
  // undefined: nothing runs; -1: the number of files is not known yet
  const [imported, setImported] = React.useState<number>();

  React.useEffect(() => {
    if (imported === undefined || imported === 5) {
      return undefined;
    }
    const next = () => setImported(imported + 1);
    const timer = setTimeout(next, imported === -1 ? 2000 : 600);
    return () => clearTimeout(timer);
  }, [imported]);

  return (
    <div>
      <Button onClick={() => setImported(-1)}>Import contacts</Button>
      <Box sx={{ height: 4, mt: 1 }}>
        {imported !== undefined && (
          <LinearProgress
            variant={imported === -1 ? 'query' : 'determinate'}
            value={Math.max(imported, 0) * 20}
            aria-label="Import"
          />
        )}
      </Box>
    </div>
  );
}
