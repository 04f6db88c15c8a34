import * as React from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Snackbar from '@mui/material/Snackbar';

const LETTERS = ['Rent for May', 'Library card', 'Invitation to the choir'];

export default function SnackbarUndo() {
  const list = React.useRef<HTMLUListElement>(null);
  const [letters, setLetters] = React.useState(LETTERS);
  const [archived, setArchived] = React.useState('');
  const [open, setOpen] = React.useState(false);

  const handleArchive = (letter: string) => {
    setLetters(letters.filter((other) => other !== letter));
    setArchived(letter);
    setOpen(true);
    list.current?.focus();
  };

  const handleUndo = () => {
    setLetters(
      LETTERS.filter((each) => each === archived || letters.includes(each)),
    );
    setOpen(false);
    list.current?.focus();
  };

  return (
    <React.Fragment>
      <List
        ref={list}
        tabIndex={-1}
        aria-label="Letters"
        sx={{ minHeight: 160, outline: 'none' }}
      >
        {letters.map((letter) => (
          <ListItem
            key={letter}
            divider
            secondaryAction={
              <Button
                size="small"
                aria-label={`Archive ${letter}`}
                onClick={() => handleArchive(letter)}
              >
                Archive
              </Button>
            }
          >
            <ListItemText primary={letter} />
          </ListItem>
        ))}
      </List>
      <Button
        aria-disabled={letters.length > 0}
        onClick={() => letters.length === 0 && setLetters(LETTERS)}
        sx={{ opacity: letters.length > 0 ? 0.38 : 1 }}
      >
        Fetch letters again
      </Button>
      <Snackbar
        key={archived}
        open={open}
        autoHideDuration={8000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
        message={`“${archived}” is in the archive.`}
        action={
          <Button color="inherit" size="small" onClick={handleUndo}>
            Undo
          </Button>
        }
      />
    </React.Fragment>
  );
}
