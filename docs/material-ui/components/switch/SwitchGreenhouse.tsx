import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const DEVICES = ['Roof vent', 'Sprinkler', 'Night lamp'];

export default function SwitchGreenhouse() {
  const [running, setRunning] = React.useState(['Roof vent']);

  return (
    <div>
      <FormControl component="fieldset">
        <FormLabel component="legend">Greenhouse 2</FormLabel>
        <FormGroup>
          {DEVICES.map((device) => (
            <FormControlLabel
              key={device}
              control={
                <Switch
                  checked={running.includes(device)}
                  inputProps={{ role: 'switch' }}
                />
              }
              label={device}
              onChange={(_event, checked) =>
                setRunning(
                  DEVICES.filter((other) =>
                    other === device ? checked : running.includes(other),
                  ),
                )
              }
            />
          ))}
        </FormGroup>
      </FormControl>
      <Typography role="status" sx={{ mt: 1 }}>
        Running: {running.join(', ') || 'nothing'}
      </Typography>
    </div>
  );
}
