import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Check from '@mui/icons-material/Check';

const products = [
  { name: 'Desk lamp', is: ['In stock', 'On sale'] },
  { name: 'Office chair', is: ['In stock'] },
  { name: 'Bookshelf', is: ['On sale'] },
];

export default function ChipFilter() {
  const [active, setActive] = React.useState(['In stock']);
  const found = products.filter(({ is }) =>
    active.every((filter) => is.includes(filter)),
  );

  return (
    <div>
      <Stack role="group" aria-label="Filters" direction="row" spacing={1}>
        {['In stock', 'On sale'].map((filter) => {
          const pressed = active.includes(filter);
          return (
            <Chip
              key={filter}
              component="button"
              label={filter}
              aria-pressed={pressed}
              icon={pressed ? <Check /> : undefined}
              variant={pressed ? 'filled' : 'outlined'}
              onClick={() =>
                setActive(
                  pressed
                    ? active.filter((other) => other !== filter)
                    : [...active, filter],
                )
              }
            />
          );
        })}
      </Stack>
      <Typography role="status" sx={{ mt: 1 }}>
        {found.map(({ name }) => name).join(', ')}
      </Typography>
    </div>
  );
}
