import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Stack from '@mui/joy/Stack';
import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';

const FILES = ['Invoice March.pdf', 'Invoice April.pdf', 'Contract.docx'];

export default function InputSearch() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [query, setQuery] = React.useState('invoice');
  const found = FILES.filter((file) =>
    file.toLowerCase().includes(query.toLowerCase()),
  );

  return (
    <Stack spacing={1}>
      <Input
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        placeholder="Search files"
        startDecorator={<Search />}
        endDecorator={
          query && (
            <IconButton
              aria-label="Clear search"
              onClick={() => {
                setQuery('');
                inputRef.current?.focus();
              }}
            >
              <Close />
            </IconButton>
          )
        }
        slotProps={{ input: { ref: inputRef, 'aria-label': 'Search files' } }}
      />
      <List size="sm">
        {found.map((file) => (
          <ListItem key={file}>{file}</ListItem>
        ))}
      </List>
    </Stack>
  );
}
