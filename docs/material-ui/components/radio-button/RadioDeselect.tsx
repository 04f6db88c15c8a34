import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const priorities = ['High', 'Normal', 'Low'];

export default function RadioDeselect() {
  const [priority, setPriority] = React.useState<string | null>('High');

  return (
    <div>
      <RadioGroup
        row
        aria-label="Priority"
        value={priority}
        onChange={(_event, value) => setPriority(value)}
      >
        {priorities.map((name) => (
          <FormControlLabel
            key={name}
            value={name}
            label={name}
            control={
              <Radio onClick={() => name === priority && setPriority(null)} />
            }
          />
        ))}
      </RadioGroup>
      <Button onClick={() => setPriority(null)}>Clear priority</Button>
    </div>
  );
}
