import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const BOOKS = ['Mosses of the coast', 'Sea shanties', 'How to read tides'];

export default function DrawerLoan() {
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [books, setBooks] = React.useState(BOOKS);

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        On loan: {books.length}
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: 320, maxWidth: '85%', p: 3 },
        }}
      >
        <Typography id={titleId} variant="h6" component="p" gutterBottom>
          On loan until Friday
        </Typography>
        <Stack spacing={1} sx={{ flexGrow: 1 }}>
          {books.map((book) => (
            <Typography key={book}>{book}</Typography>
          ))}
          {books.length === 0 && <Typography>Nothing at home.</Typography>}
        </Stack>
        <Stack spacing={1} sx={{ mt: 3 }}>
          <Button onClick={() => setBooks(books.length > 0 ? [] : BOOKS)}>
            {books.length > 0 ? 'Return all' : 'Take them again'}
          </Button>
          <Button variant="contained" onClick={() => setOpen(false)}>
            Back to the shelf
          </Button>
        </Stack>
      </Drawer>
    </React.Fragment>
  );
}
