import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import Fab from '@mui/material/Fab';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const SEEDS = ['Borage', 'Corn poppy', 'Flax'];

export default function FabSeedBox() {
  const id = React.useId();
  const [chosen, setChosen] = React.useState<string[]>([]);
  const [sown, setSown] = React.useState<string[]>([]);

  const toggle = (seed: string) =>
    setChosen((seeds) =>
      seeds.includes(seed) ? seeds.filter((one) => one !== seed) : [...seeds, seed],
    );

  return (
    <Stack spacing={1} alignItems="flex-start">
      <FormGroup role="group" aria-label="Seeds">
        {SEEDS.map((seed) => (
          <FormControlLabel
            key={seed}
            control={
              <Checkbox
                checked={chosen.includes(seed)}
                onChange={() => toggle(seed)}
              />
            }
            label={seed}
          />
        ))}
      </FormGroup>
      <Fab
        variant="extended"
        color="secondary"
        disabled={chosen.length === 0}
        aria-describedby={id}
        onClick={() => setSown(chosen)}
      >
        Sow these
      </Fab>
      <Typography id={id} role="status" variant="body2" color="text.secondary">
        {sown.length > 0 ? `Sown: ${sown.join(', ')}` : 'Choose a seed first.'}
      </Typography>
    </Stack>
  );
}
