import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const LETTERS = [
  'The boat came on Tuesday with your parcel.',
  'We have snow to the sills and eat the last apples.',
  'The new keeper plays the fiddle, not well.',
  'Two days of fog. I have counted the rivets.',
  'Tell Anna that the geese are back.',
];

export default function PaginationLetters() {
  const [page, setPage] = React.useState(2);

  return (
    <Stack spacing={2} alignItems="center">
      <Typography role="status">
        Letter {page}: {LETTERS[page - 1]}
      </Typography>
      <Pagination
        count={LETTERS.length}
        page={page}
        onChange={(_event, next) => setPage(next)}
        aria-label="Letters from the lighthouse"
      />
    </Stack>
  );
}
