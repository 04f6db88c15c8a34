import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function TextFieldWidths() {
  return (
    <Box role="group" aria-label="Where we deliver">
      <TextField
        label="Street and number"
        autoComplete="street-address"
        fullWidth
        margin="dense"
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <TextField
          label="Postcode"
          autoComplete="postal-code"
          margin="dense"
          inputProps={{ size: 7 }}
        />
        <TextField
          label="Town"
          autoComplete="address-level2"
          margin="dense"
          sx={{ flex: '1 1 12rem' }}
        />
      </Box>
      <TextField label="Floor" size="small" margin="dense" sx={{ width: '6rem' }} />
    </Box>
  );
}
