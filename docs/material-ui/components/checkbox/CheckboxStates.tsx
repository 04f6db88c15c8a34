import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';

export default function CheckboxStates() {
  return (
    <FormGroup role="group" aria-label="Extras of the excursion">
      <FormControlLabel control={<Checkbox />} label="Packed lunch" />
      <FormControlLabel
        disabled
        control={<Checkbox checked />}
        label={
          <>
            Life jacket{' '}
            <Typography component="span" color="text.secondary">
              always included
            </Typography>
          </>
        }
      />
      <FormControlLabel
        disabled
        control={<Checkbox />}
        label={
          <>
            Child seat{' '}
            <Typography component="span" color="text.secondary">
              none left for this day
            </Typography>
          </>
        }
      />
    </FormGroup>
  );
}
