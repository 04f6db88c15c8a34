import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Done from '@mui/icons-material/Done';
import { INTERESTS } from './data';
import type { SignUpState } from './useSignUp';

export default function Interests({ state }: { state: SignUpState }) {
  const id = React.useId();
  const { interests } = state.values;

  const toggle = (name: string) =>
    state.change({
      interests: interests.includes(name)
        ? interests.filter((other) => other !== name)
        : [...interests, name],
    });

  return (
    <div role="group" aria-labelledby={id}>
      <Typography id={id} variant="body2" gutterBottom>
        Recommend me (optional)
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        {INTERESTS.map((name) => {
          const isChosen = interests.includes(name);
          return (
            <Chip
              key={name}
              label={name}
              icon={isChosen ? <Done /> : undefined}
              color={isChosen ? 'primary' : 'default'}
              variant={isChosen ? 'filled' : 'outlined'}
              aria-pressed={isChosen}
              onClick={() => toggle(name)}
            />
          );
        })}
      </Stack>
    </div>
  );
}
