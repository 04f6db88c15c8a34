import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const KEEPERS = ['North light', 'Sand point', 'Gull rock', 'Old mole'];

export default function ChipRemovable() {
  const labelId = React.useId();
  const [stations, setStations] = React.useState(KEEPERS);
  const [message, setMessage] = React.useState('');
  const list = React.useRef<HTMLUListElement>(null);
  const restore = React.useRef<HTMLButtonElement>(null);

  const remove = (station: string, index: number) => {
    const items = list.current?.children;
    const neighbour = items?.[index + 1] ?? items?.[index - 1];
    const target = neighbour?.querySelector<HTMLElement>('[role=button]');
    (target ?? restore.current)?.focus();
    setStations((before) => before.filter((name) => name !== station));
    setMessage(`${station} removed`);
  };

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Typography id={labelId}>Storm warning goes to</Typography>
      <Stack
        ref={list}
        component="ul"
        direction="row"
        gap={1}
        flexWrap="wrap"
        aria-labelledby={labelId}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {stations.map((station, index) => (
          <li key={station}>
            <Chip
              label={station}
              aria-label={`${station}, press Delete to remove`}
              onDelete={() => remove(station, index)}
            />
          </li>
        ))}
      </Stack>
      <Button ref={restore} variant="outlined" onClick={() => setStations(KEEPERS)}>
        All stations
      </Button>
      <Typography role="status" color="text.secondary">
        {message || `${stations.length} stations`}
      </Typography>
    </Stack>
  );
}
