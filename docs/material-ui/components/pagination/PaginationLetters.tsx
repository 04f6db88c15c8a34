import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const messages = [
  'Can we meet at three?',
  'The invoice is attached.',
  'Thanks, that works.',
  'Who is on call tonight?',
  'The new designs are ready.',
];

export default function PaginationLetters() {
  const [page, setPage] = React.useState(2);

  return (
    <Stack spacing={2} alignItems="center">
      <Typography role="status">{messages[page - 1]}</Typography>
      <Pagination
        count={messages.length}
        page={page}
        onChange={(_event, value) => setPage(value)}
        aria-label="Messages"
      />
    </Stack>
  );
}
