import * as React from 'react';
import PaginationItem from '@mui/material/PaginationItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const customers = ['Adams', 'Avila', 'Chen', 'Costa', 'Dietrich'];

export default function PaginationItemAlphabet() {
  const [letter, setLetter] = React.useState('A');

  return (
    <div>
      <Stack direction="row" role="group" aria-label="First letter" sx={{ mb: 2 }}>
        {['A', 'B', 'C', 'D'].map((each) => (
          <PaginationItem
            key={each}
            page={each}
            variant="outlined"
            shape="rounded"
            color="primary"
            selected={each === letter}
            aria-current={each === letter || undefined}
            disabled={!customers.some((name) => name.startsWith(each))}
            onClick={() => setLetter(each)}
          />
        ))}
      </Stack>
      <Typography role="status">
        {customers.filter((name) => name.startsWith(letter)).join(', ')}
      </Typography>
    </div>
  );
}
