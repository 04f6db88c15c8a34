import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Pagination from '@mui/material/Pagination';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';

const ROOMS = [
  { name: 'Arrows and here', sibling: 0, boundary: 0 },
  { name: 'And the ends', sibling: 0, boundary: 1 },
  { name: 'And neighbours', sibling: 1, boundary: 1 },
];

export default function PaginationRoom() {
  const [page, setPage] = React.useState(30);
  const [chosen, setChosen] = React.useState(1);

  return (
    <Stack spacing={2} alignItems="center">
      <RadioGroup
        aria-label="What is shown"
        value={chosen}
        onChange={(event) => setChosen(Number(event.target.value))}
      >
        {ROOMS.map(({ name }, index) => (
          <FormControlLabel
            key={name}
            value={index}
            control={<Radio size="small" />}
            label={name}
          />
        ))}
      </RadioGroup>
      <Pagination
        count={60}
        page={page}
        onChange={(_event, next) => setPage(next)}
        siblingCount={ROOMS[chosen]?.sibling ?? 1}
        boundaryCount={ROOMS[chosen]?.boundary ?? 1}
        aria-label="Herbarium"
      />
    </Stack>
  );
}
