import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import TextField from '@mui/material/TextField';

export default function TransitionUnmount() {
  const [isEditing, setIsEditing] = React.useState(true);

  return (
    <div>
      <Button onClick={() => setIsEditing(!isEditing)}>
        {isEditing ? 'Close form' : 'Edit address'}
      </Button>
      <Collapse in={isEditing}>
        <TextField margin="normal" label="Keeps its value" fullWidth />
      </Collapse>
      <Collapse in={isEditing} mountOnEnter unmountOnExit>
        <TextField margin="normal" label="Unmounted on exit" fullWidth />
      </Collapse>
    </div>
  );
}
