import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { choices, switches, type Choice, type Settings } from './playgroundSettings';

interface PlaygroundControlsProps {
  id: string;
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
}

export default function PlaygroundControls(props: PlaygroundControlsProps) {
  const { id, settings, onChange } = props;

  return (
    <Stack spacing={2}>
      {(Object.keys(choices) as Choice[]).map((name) => (
        <TextField
          key={name}
          select
          id={`${id}-${name}`}
          label={name}
          size="small"
          value={settings[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        >
          {choices[name].map((choice) => (
            <MenuItem key={choice} value={choice}>
              {choice}
            </MenuItem>
          ))}
        </TextField>
      ))}
      <FormGroup row>
        {switches.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Checkbox
                size="small"
                checked={settings[name]}
                onChange={(event) => onChange({ [name]: event.target.checked })}
              />
            }
          />
        ))}
      </FormGroup>
    </Stack>
  );
}
