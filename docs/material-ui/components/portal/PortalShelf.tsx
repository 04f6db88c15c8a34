import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const TITLES = ['Knots', 'Tides', 'Charts'];

export default function PortalShelf() {
  const [desk, setDesk] = React.useState<HTMLElement | null>(null);
  const [lent, setLent] = React.useState<string[]>([]);

  const handleToggle = (title: string) => {
    setLent(
      lent.includes(title)
        ? lent.filter((name) => name !== title)
        : [...lent, title],
    );
  };

  return (
    <Stack spacing={2}>
      <Stack ref={setDesk} direction="row" spacing={1} flexWrap="wrap" useFlexGap>
        <Typography role="status">On the desk: {lent.length}</Typography>
      </Stack>
      {TITLES.map((title) => (
        <Paper key={title} variant="outlined" sx={{ p: 1 }}>
          <Button
            aria-pressed={lent.includes(title)}
            onClick={() => handleToggle(title)}
          >
            {title}
          </Button>
          {desk && lent.includes(title) && (
            <Portal container={desk}>
              <Chip size="small" label={title} />
            </Portal>
          )}
        </Paper>
      ))}
    </Stack>
  );
}
