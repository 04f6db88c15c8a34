import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

const NOTES: Record<string, string> = {
  scion: 'The shoot that is set on: it decides which apples grow.',
  rootstock: 'The tree it is set on: it decides how tall it gets.',
};

export default function PopperWordNote() {
  const noteId = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [word, setWord] = React.useState('');

  const renderWord = (name: string) => (
    <Link
      component="button"
      type="button"
      variant="body1"
      aria-expanded={anchor !== null && word === name}
      aria-describedby={anchor !== null && word === name ? noteId : undefined}
      onClick={(event: React.MouseEvent<HTMLElement>) => {
        const isShown = anchor !== null && word === name;
        setAnchor(isShown ? null : event.currentTarget);
        setWord(name);
      }}
      onBlur={() => setAnchor(null)}
      onKeyDown={(event: React.KeyboardEvent) => {
        if (event.key === 'Escape') {
          setAnchor(null);
        }
      }}
      sx={{ verticalAlign: 'baseline' }}
    >
      {name}
    </Link>
  );

  return (
    <Box sx={{ maxWidth: 440 }}>
      <Typography component="div">
        Cut the {renderWord('scion')} in January, keep it cold, and set it on the{' '}
        {renderWord('rootstock')} in April.
      </Typography>
      <Popper
        id={noteId}
        role="note"
        open={anchor !== null}
        anchorEl={anchor}
        placement="top"
        sx={{ zIndex: 'tooltip' }}
      >
        <Paper elevation={4} sx={{ p: 1.5, maxWidth: 240 }}>
          <Typography variant="body2">{NOTES[word]}</Typography>
        </Paper>
      </Popper>
    </Box>
  );
}
