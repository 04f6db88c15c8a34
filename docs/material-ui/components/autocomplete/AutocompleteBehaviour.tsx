import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import TextField from '@mui/material/TextField';

const CLOUDS = ['Altocumulus', 'Altostratus', 'Cirrus', 'Cumulus', 'Stratus'];
const DEFAULTS = {
  autoHighlight: false,
  autoSelect: false,
  autoComplete: false,
  openOnFocus: false,
  clearOnEscape: false,
  blurOnSelect: false,
  selectOnFocus: true,
  handleHomeEndKeys: true,
  disableListWrap: false,
  includeInputInList: false,
};
type Name = keyof typeof DEFAULTS;

export default function AutocompleteBehaviour() {
  const [on, setOn] = React.useState({ ...DEFAULTS, autoHighlight: true });

  return (
    <div>
      <Autocomplete
        autoHighlight={on.autoHighlight}
        autoSelect={on.autoSelect}
        autoComplete={on.autoComplete}
        openOnFocus={on.openOnFocus}
        clearOnEscape={on.clearOnEscape}
        blurOnSelect={on.blurOnSelect}
        selectOnFocus={on.selectOnFocus}
        handleHomeEndKeys={on.handleHomeEndKeys}
        disableListWrap={on.disableListWrap}
        includeInputInList={on.includeInputInList}
        options={CLOUDS}
        renderInput={(params) => <TextField {...params} label="Cloud" />}
      />
      <FormGroup row sx={{ mt: 2 }}>
        {(Object.keys(DEFAULTS) as Name[]).map((name) => (
          <FormControlLabel
            key={name}
            control={<Checkbox size="small" checked={on[name]} />}
            label={name}
            onChange={(_event, checked) => setOn({ ...on, [name]: checked })}
          />
        ))}
      </FormGroup>
    </div>
  );
}
