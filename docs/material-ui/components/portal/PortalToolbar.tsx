import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';

const ToolbarContext = React.createContext<HTMLElement | null>(null);

function ProfilePage() {
  const toolbar = React.useContext(ToolbarContext);
  const [name, setName] = React.useState('Mia Chen');

  return (
    <div>
      <TextField
        label="Name"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {toolbar && (
        <Portal container={toolbar}>
          <Button onClick={() => setName('')}>Clear</Button>
        </Portal>
      )}
    </div>
  );
}

export default function PortalToolbar() {
  const [toolbar, setToolbar] = React.useState<HTMLElement | null>(null);

  return (
    <ToolbarContext.Provider value={toolbar}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Toolbar disableGutters ref={setToolbar}>
          Profile
        </Toolbar>
        <ProfilePage />
      </Paper>
    </ToolbarContext.Provider>
  );
}
