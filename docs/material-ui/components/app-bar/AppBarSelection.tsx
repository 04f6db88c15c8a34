import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarSelection() {
  const [files, setFiles] = React.useState({
    'Notes.txt': false,
    'Logo.svg': false,
  });
  const count = Object.values(files).filter(Boolean).length;

  return (
    <React.Fragment>
      <AppBar
        component="div"
        position="static"
        color={count > 0 ? 'primary' : 'default'}
        enableColorOnDark
      >
        <Toolbar>
          <Typography role="status" sx={{ flexGrow: 1 }}>
            {count > 0 ? `${count} selected` : 'Files'}
          </Typography>
          {count > 0 && <Button color="inherit">Download</Button>}
        </Toolbar>
      </AppBar>
      <FormGroup sx={{ p: 2 }}>
        {Object.entries(files).map(([name, checked]) => (
          <FormControlLabel
            key={name}
            label={name}
            control={<Checkbox checked={checked} />}
            onChange={() => setFiles({ ...files, [name]: !checked })}
          />
        ))}
      </FormGroup>
    </React.Fragment>
  );
}
