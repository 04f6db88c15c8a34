import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Pagination from '@mui/material/Pagination';
import TextField from '@mui/material/TextField';

const files = Array.from({ length: 17 }, (_, index) => `Scan ${index + 1}.pdf`);
const pageSize = 3;

export default function PaginationList() {
  const [query, setQuery] = React.useState('');
  const [page, setPage] = React.useState(1);
  const found = files.filter((file) => file.includes(query));

  return (
    <div>
      <TextField
        label="Search files"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setPage(1);
        }}
      />
      <List>
        {found.slice((page - 1) * pageSize, page * pageSize).map((file) => (
          <ListItem key={file}>{file}</ListItem>
        ))}
      </List>
      {found.length > pageSize && (
        <Pagination
          size="small"
          count={Math.ceil(found.length / pageSize)}
          page={page}
          onChange={(_event, value) => setPage(value)}
          aria-label="Files"
        />
      )}
    </div>
  );
}
