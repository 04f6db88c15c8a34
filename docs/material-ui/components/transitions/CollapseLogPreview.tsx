import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function CollapseLogPreview() {
  const [isOpen, setIsOpen] = React.useState(false);

  return (
    <div>
      <Collapse in={isOpen} collapsedSize="4.5em">
        <Typography>
          06:10, anchor up at first light, wind south-west three. 07:45, fog; horn
          every two minutes, radar on. 09:20, the fog lifts over the bank and there
          are seals on it, some forty. 11:05, a net in the rudder, cleared with the
          boat hook in twenty minutes. 12:30, alongside at the mole, diesel and
          bread.
        </Typography>
      </Collapse>
      <Button onClick={() => setIsOpen(!isOpen)} sx={{ mx: -1 }}>
        {isOpen ? 'Show the beginning' : 'Show the whole day'}
      </Button>
    </div>
  );
}
