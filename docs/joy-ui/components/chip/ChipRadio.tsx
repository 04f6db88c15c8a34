import * as React from 'react';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function ChipRadio() {
  const [size, setSize] = React.useState('M');

  return (
    <FormControl>
      <FormLabel>Size</FormLabel>
      <RadioGroup
        orientation="horizontal"
        value={size}
        onChange={(event) => setSize(event.target.value)}
        sx={{ gap: 1 }}
      >
        {['S', 'M', 'L', 'XL'].map((option) => (
          <Chip
            key={option}
            size="lg"
            variant="plain"
            sx={{ minWidth: 44, textAlign: 'center' }}
          >
            <Radio
              overlay
              disableIcon
              value={option}
              label={option}
              variant={option === size ? 'solid' : 'outlined'}
              color={option === size ? 'primary' : 'neutral'}
            />
          </Chip>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
