import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function TextFieldRename() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const [name, setName] = React.useState('harvest-plan.pdf');
  const [editing, setEditing] = React.useState(false);
  const wasEditing = React.useRef(false);

  React.useEffect(() => {
    if (editing) {
      inputRef.current?.focus();
      inputRef.current?.setSelectionRange(0, name.lastIndexOf('.'));
    } else if (wasEditing.current) {
      buttonRef.current?.focus();
    }
    wasEditing.current = editing;
  }, [editing, name]);

  const handleKeyDown = (event: React.KeyboardEvent<HTMLDivElement>) => {
    if (event.nativeEvent.isComposing) {
      return;
    }
    if (event.key === 'Enter') {
      setName(inputRef.current?.value || name);
    }
    if (event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault();
      setEditing(false);
    }
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {editing ? (
        <TextField
          size="small"
          hiddenLabel
          defaultValue={name}
          inputRef={inputRef}
          inputProps={{ 'aria-label': 'File name' }}
          onKeyDown={handleKeyDown}
        />
      ) : (
        <>
          <Typography>{name}</Typography>
          <Button ref={buttonRef} size="small" onClick={() => setEditing(true)}>
            Rename
          </Button>
        </>
      )}
    </Box>
  );
}
