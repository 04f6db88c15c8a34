import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import TextField from '@mui/material/TextField';

const FIELDS = [
  { label: 'Kept while hidden', props: { mountOnEnter: true } },
  { label: 'Unmounted', props: { mountOnEnter: true, unmountOnExit: true } },
];

export default function TransitionMounting() {
  const [isOpen, setIsOpen] = React.useState(true);

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        justifyItems: 'start',
        alignContent: 'start',
        minHeight: 168,
      }}
    >
      <Button variant="outlined" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Leave the form' : 'Back to the form'}
      </Button>
      {FIELDS.map(({ label, props }) => (
        <Fade key={label} in={isOpen} appear={false} {...props}>
          <TextField size="small" label={label} defaultValue="" />
        </Fade>
      ))}
    </Box>
  );
}
