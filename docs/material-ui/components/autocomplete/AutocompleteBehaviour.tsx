import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import TextField from '@mui/material/TextField';

const CLOUDS = ['Altocumulus', 'Altostratus', 'Cirrus', 'Cumulus', 'Stratus'];
const SWITCHES = [
  'autoHighlight',
  'autoSelect',
  'autoComplete',
  'openOnFocus',
  'clearOnEscape',
  'blurOnSelect',
] as const;

type Behaviour = Partial<Record<(typeof SWITCHES)[number], boolean>>;

export default function AutocompleteBehaviour() {
  const [behaviour, setBehaviour] = React.useState<Behaviour>({
    autoHighlight: true,
  });

  return (
    <div>
      <Autocomplete
        {...behaviour}
        options={CLOUDS}
        renderInput={(params) => <TextField {...params} label="Cloud" />}
      />
      <FormGroup row sx={{ mt: 2 }}>
        {SWITCHES.map((name) => (
          <FormControlLabel
            key={name}
            control={<Checkbox size="small" checked={behaviour[name] ?? false} />}
            label={name}
            onChange={(_event, checked) =>
              setBehaviour({ ...behaviour, [name]: checked })
            }
          />
        ))}
      </FormGroup>
    </div>
  );
}
