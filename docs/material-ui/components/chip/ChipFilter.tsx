import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Check from '@mui/icons-material/Check';

const HUTS = [
  { name: 'Eagle ledge', offers: ['Meals', 'Showers'] },
  { name: 'Long scree', offers: ['Dogs'] },
  { name: 'Marmot bowl', offers: ['Meals', 'Dogs'] },
  { name: 'Upper spring', offers: ['Meals', 'Showers', 'Dogs'] },
];

export default function ChipFilter() {
  const labelId = React.useId();
  const [wanted, setWanted] = React.useState(['Meals']);
  const huts = HUTS.filter(({ offers }) => wanted.every((w) => offers.includes(w)));

  const toggle = (offer: string) =>
    setWanted((before) =>
      before.includes(offer)
        ? before.filter((w) => w !== offer)
        : [...before, offer],
    );

  return (
    <Stack spacing={1.5}>
      <Typography id={labelId}>Huts with</Typography>
      <Stack
        direction="row"
        gap={1}
        flexWrap="wrap"
        role="group"
        aria-labelledby={labelId}
      >
        {['Meals', 'Showers', 'Dogs'].map((offer) => {
          const pressed = wanted.includes(offer);
          return (
            <Chip
              key={offer}
              component="button"
              label={offer}
              aria-pressed={pressed}
              icon={pressed ? <Check /> : undefined}
              color={pressed ? 'primary' : 'default'}
              variant={pressed ? 'filled' : 'outlined'}
              onClick={() => toggle(offer)}
            />
          );
        })}
      </Stack>
      <Typography role="status">
        {huts.length > 0 ? huts.map(({ name }) => name).join(', ') : 'No such hut'}
      </Typography>
    </Stack>
  );
}
