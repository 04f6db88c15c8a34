import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import UnfoldMoreRounded from '@mui/icons-material/UnfoldMoreRounded';

export default function NativeSelectInBox() {
  const id = React.useId();

  return (
    <FormControl fullWidth size="small">
      <InputLabel htmlFor={id}>Paper of the print</InputLabel>
      <NativeSelect
        variant="outlined"
        input={<OutlinedInput label="Paper of the print" />}
        IconComponent={UnfoldMoreRounded}
        defaultValue="cotton"
        inputProps={{ id, name: 'paper' }}
        sx={{ '& .MuiNativeSelect-icon': { color: 'primary.main' } }}
      >
        <option value="cotton">Cotton, 300 g</option>
        <option value="gampi">Gampi, 36 g</option>
        <option value="kozo">Kozo, 70 g</option>
      </NativeSelect>
    </FormControl>
  );
}
