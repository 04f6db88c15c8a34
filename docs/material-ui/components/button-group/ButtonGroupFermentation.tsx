import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const VARIANTS = ['contained', 'outlined', 'text'] as const;
const JARS = ['Cabbage', 'Radish', 'Plum'];

export default function ButtonGroupFermentation() {
  const [done, setDone] = React.useState('Nothing done yet.');

  return (
    <Stack spacing={2} alignItems="flex-start">
      {VARIANTS.map((variant, index) => {
        const jar = JARS[index];
        return (
          <ButtonGroup key={variant} variant={variant} aria-label={`Jar of ${jar}`}>
            <Button onClick={() => setDone(`${jar}: tasted.`)}>Taste</Button>
            <Button onClick={() => setDone(`${jar}: gas let out.`)}>Burp</Button>
            <Button onClick={() => setDone(`${jar}: in the cellar.`)}>Store</Button>
          </ButtonGroup>
        );
      })}
      <Typography role="status" color="text.secondary">
        {done}
      </Typography>
    </Stack>
  );
}
