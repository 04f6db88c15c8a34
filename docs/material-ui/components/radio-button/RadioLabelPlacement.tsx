import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';

const scores = ['1', '2', '3', '4', '5'];

export default function RadioLabelPlacement() {
  return (
    <Stack spacing={3}>
      <RadioGroup row aria-label="Satisfaction, 1 is low and 5 is high">
        {scores.map((score) => (
          <FormControlLabel
            key={score}
            value={score}
            label={score}
            labelPlacement="top"
            control={<Radio />}
            sx={{ marginInline: 0.5 }}
          />
        ))}
      </RadioGroup>
      <RadioGroup aria-label="Week starts on" defaultValue="monday">
        <FormControlLabel
          value="monday"
          label="Week starts on Monday"
          labelPlacement="start"
          control={<Radio />}
          sx={{ justifyContent: 'space-between', marginInline: 0 }}
        />
        <FormControlLabel
          value="sunday"
          label="Week starts on Sunday"
          labelPlacement="start"
          control={<Radio />}
          sx={{ justifyContent: 'space-between', marginInline: 0 }}
        />
      </RadioGroup>
    </Stack>
  );
}
