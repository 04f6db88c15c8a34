import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const KEYS = ['Cellar', 'Choir loft', 'Garden gate'];

export default function AppBarSelection() {
  const [lent, setLent] = React.useState<string[]>([]);
  const [selected, setSelected] = React.useState<string[]>([]);

  const toggle = (name: string) =>
    setSelected(
      selected.includes(name)
        ? selected.filter((other) => other !== name)
        : [...selected, name],
    );

  const lend = () => {
    setLent([...lent, ...selected]);
    setSelected([]);
  };

  return (
    <React.Fragment>
      <AppBar
        component="div"
        position="static"
        color={selected.length > 0 ? 'primary' : 'default'}
        enableColorOnDark
        elevation={0}
      >
        <Toolbar variant="dense">
          <Typography role="status" sx={{ flexGrow: 1 }}>
            {selected.length > 0 ? `${selected.length} selected` : 'Keys'}
          </Typography>
          <Button
            color="inherit"
            aria-disabled={selected.length === 0}
            onClick={lend}
            sx={{ opacity: selected.length === 0 ? 0.38 : 1 }}
          >
            Lend
          </Button>
        </Toolbar>
      </AppBar>
      <FormGroup sx={{ p: 2 }}>
        {KEYS.map((name) => (
          <FormControlLabel
            key={name}
            disabled={lent.includes(name)}
            control={
              <Checkbox
                checked={selected.includes(name)}
                onChange={() => toggle(name)}
              />
            }
            label={lent.includes(name) ? `${name} (lent)` : name}
          />
        ))}
      </FormGroup>
    </React.Fragment>
  );
}
