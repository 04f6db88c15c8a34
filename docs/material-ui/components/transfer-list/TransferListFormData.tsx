import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TickList } from './TickList';
import { useTransfer } from './useTransfer';

const PIECES = ['Chaconne', 'Gigue', 'Loure', 'Minuet', 'Sarabande'];

export default function TransferListFormData() {
  const { chosen, rest, ticked, tick, choose, reset } = useTransfer(PIECES, [
    'Loure',
  ]);
  const [sent, setSent] = React.useState('');

  return (
    <Stack
      component="form"
      spacing={2}
      onReset={() => {
        reset();
        setSent('');
      }}
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const pieces = new FormData(event.currentTarget).getAll('piece');
        setSent(`Programme: ${pieces.join(', ')}`);
      }}
    >
      <TickList
        title="Pieces that are rehearsed"
        items={rest}
        ticked={ticked}
        onTick={tick}
        empty="All pieces are on the programme."
      />
      {chosen.map((piece) => (
        <input key={piece} type="hidden" name="piece" value={piece} />
      ))}
      <Typography variant="body2">On the programme: {chosen.join(', ')}</Typography>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
        <Button variant="outlined" onClick={() => choose(ticked)}>
          Add the ticked
        </Button>
        <Button type="submit" variant="contained" disableElevation>
          Print
        </Button>
        <Button type="reset">Reset</Button>
      </Stack>
      <Typography role="status">{sent}</Typography>
    </Stack>
  );
}
