import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';

const users = Array.from(
  { length: 23 },
  (_, index) => `user${index + 1}@example.com`,
);
const lastPage = Math.ceil(users.length / 5) - 1;

export default function TablePagination() {
  const [page, setPage] = React.useState(0);

  return (
    <div>
      <Table aria-label="Users">
        <thead>
          <tr>
            <th>Email</th>
          </tr>
        </thead>
        <tbody>
          {users.slice(page * 5, page * 5 + 5).map((email) => (
            <tr key={email}>
              <td>{email}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mt: 1 }}>
        <Typography level="body-sm" role="status" sx={{ flexGrow: 1 }}>
          Page {page + 1} of {lastPage + 1}
        </Typography>
        {[
          { text: 'Previous', by: -1, isLast: page === 0 },
          { text: 'Next', by: 1, isLast: page === lastPage },
        ].map(({ text, by, isLast }) => (
          <Button
            key={text}
            size="sm"
            variant="outlined"
            disabled={isLast}
            onClick={() => setPage(page + by)}
          >
            {text}
          </Button>
        ))}
      </Stack>
    </div>
  );
}
