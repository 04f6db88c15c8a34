import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const BOXES = [
  { value: 's', name: 'Small box', detail: '3 kg, for one or two' },
  { value: 'm', name: 'Family box', detail: '6 kg, with fruit' },
];

function BoxCard({ value, name, detail }: (typeof BOXES)[number]) {
  const chosen = useRadioGroup()?.value === value;
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        flex: '1 1 10rem',
        alignItems: 'center',
        p: 1,
        border: 2,
        borderColor: chosen ? 'primary.main' : 'divider',
        borderRadius: 2,
        cursor: 'pointer',
        '&:focus-within': { bgcolor: 'action.focus' },
      }}
    >
      <Radio value={value} />
      <span>
        <Typography component="span" display="block">
          {name}
        </Typography>
        <Typography component="span" variant="body2" color="text.secondary">
          {detail}
        </Typography>
      </span>
    </Box>
  );
}

export default function RadioCards() {
  const id = React.useId();

  return (
    <FormControl fullWidth>
      <FormLabel id={id} sx={{ mb: 1 }}>
        Vegetable box
      </FormLabel>
      <RadioGroup row aria-labelledby={id} defaultValue="m" sx={{ gap: 1.5 }}>
        {BOXES.map((box) => (
          <BoxCard key={box.value} {...box} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
