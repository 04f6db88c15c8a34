import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const ELEMENTS = ['p', 'div', 'span', 'strong'] as const;

export default function TypographyElement() {
  const [element, setElement] = React.useState<(typeof ELEMENTS)[number]>('p');
  const [seen, setSeen] = React.useState('P');

  return (
    <Stack spacing={1}>
      <RadioGroup
        row
        aria-label="Element"
        value={element}
        onChange={(_event, value) => setElement(value as typeof element)}
      >
        {ELEMENTS.map((name) => (
          <FormControlLabel
            key={name}
            value={name}
            label={name}
            control={<Radio />}
          />
        ))}
      </RadioGroup>
      <Typography
        key={element}
        ref={(node: HTMLElement | null) => node && setSeen(node.tagName)}
        component={element}
        variant="h5"
      >
        Sluice keeper wanted
      </Typography>
      <Typography role="status" color="text.secondary">
        Looks like h5, is {seen.toLowerCase()}
      </Typography>
    </Stack>
  );
}
