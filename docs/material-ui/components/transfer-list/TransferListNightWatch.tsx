import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TickList } from './TickList';
import { useTransfer } from './useTransfer';

const CREW = ['Amund', 'Beata', 'Chidi', 'Dorte', 'Emeka', 'Freya'];

export default function TransferListNightWatch() {
  const { chosen, rest, ticked, tick, choose, giveBack } = useTransfer(CREW, [
    'Dorte',
  ]);
  const [status, setStatus] = React.useState('');

  const move = (
    moved: readonly string[],
    place: string,
    act: (items: readonly string[]) => void,
  ) => {
    act(moved);
    setStatus(
      moved.length > 0
        ? `${moved.join(', ')}: moved to ${place}.`
        : 'Tick the names to be moved first.',
    );
  };

  return (
    <Stack spacing={1}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        alignItems={{ xs: 'stretch', sm: 'center' }}
      >
        <TickList
          title="Asleep"
          items={rest}
          ticked={ticked}
          onTick={tick}
          empty="Nobody sleeps."
        />
        <Stack direction={{ xs: 'row', sm: 'column' }} spacing={1}>
          <Button
            variant="outlined"
            size="small"
            onClick={() =>
              move(
                rest.filter((name) => ticked.includes(name)),
                'the watch',
                choose,
              )
            }
          >
            Call to the watch
          </Button>
          <Button
            variant="outlined"
            size="small"
            onClick={() =>
              move(
                chosen.filter((name) => ticked.includes(name)),
                'the bunks',
                giveBack,
              )
            }
          >
            Send to bed
          </Button>
        </Stack>
        <TickList
          title="On watch"
          items={chosen}
          ticked={ticked}
          onTick={tick}
          empty="Nobody is on watch."
        />
      </Stack>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em' }}>
        {status}
      </Typography>
    </Stack>
  );
}
