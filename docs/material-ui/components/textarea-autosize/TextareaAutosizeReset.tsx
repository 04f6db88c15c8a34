import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';

export default function TextareaAutosizeReset() {
  const id = React.useId();
  const [round, setRound] = React.useState(0);

  return (
    <form onReset={() => setRound(round + 1)}>
      <Stack spacing={1} alignItems="flex-start">
        <Typography component="label" htmlFor={id}>
          Ingredients, one a line
        </Typography>
        <TextareaAutosize
          key={round}
          id={id}
          name="ingredients"
          defaultValue={'Flour\nButter\nRhubarb\nSugar'}
          style={{ font: 'inherit', resize: 'none', width: '100%' }}
        />
        <Button type="reset" variant="outlined">
          Back to the recipe
        </Button>
      </Stack>
    </form>
  );
}
