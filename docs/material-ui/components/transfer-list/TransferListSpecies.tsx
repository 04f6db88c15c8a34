import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { TickList } from './TickList';
import { useTransfer } from './useTransfer';

const MOSSES = [
  'Bog',
  'Feather',
  'Fern',
  'Fork',
  'Hair',
  'Plait',
  'Screw',
  'Swan-neck',
]
  .flatMap((kind) => [
    `Common ${kind.toLowerCase()} moss`,
    `${kind} moss of the rocks`,
  ])
  .sort();

export default function TransferListSpecies() {
  const { chosen, rest, ticked, tick, setTicked, choose, giveBack } =
    useTransfer(MOSSES);
  const [query, setQuery] = React.useState('');
  const shown = rest.filter((name) =>
    name.toLowerCase().includes(query.toLowerCase()),
  );
  const count = shown.filter((name) => ticked.includes(name)).length;
  const all = shown.length > 0 && count === shown.length;

  return (
    <Stack spacing={2}>
      <TickList
        title="Mosses of the map"
        items={shown}
        ticked={ticked}
        onTick={tick}
        empty="No moss has this in its name."
        tools={
          <Stack useFlexGap spacing={0.5} sx={{ px: 2, pt: 1 }}>
            <TextField
              size="small"
              label="Filter by name"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={all}
                  indeterminate={count > 0 && !all}
                  disabled={shown.length === 0}
                  onChange={() =>
                    setTicked(
                      all
                        ? ticked.filter((name) => !shown.includes(name))
                        : [...new Set([...ticked, ...shown])],
                    )
                  }
                />
              }
              label={`All ${shown.length} shown`}
              sx={{ marginInlineStart: -1 }}
            />
          </Stack>
        }
      />
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
        <Button variant="contained" disableElevation onClick={() => choose(ticked)}>
          Put {ticked.length} on the list
        </Button>
        <Button onClick={() => giveBack(chosen)}>Empty the list</Button>
      </Stack>
      <Typography role="status" variant="body2" color="text.secondary">
        {chosen.length} of {MOSSES.length} are on the list for today
      </Typography>
    </Stack>
  );
}
