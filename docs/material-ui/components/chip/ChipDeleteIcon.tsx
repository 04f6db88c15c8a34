import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AddCircle from '@mui/icons-material/AddCircle';
import RemoveCircle from '@mui/icons-material/RemoveCircle';

const SPICES = ['Cumin', 'Sumac', 'Mace', 'Fenugreek', 'Nigella'];

export default function ChipDeleteIcon() {
  const [blend, setBlend] = React.useState(['Cumin', 'Mace']);

  return (
    <Stack spacing={1.5}>
      <Stack direction="row" gap={1} flexWrap="wrap">
        {SPICES.map((spice) => {
          const inside = blend.includes(spice);
          const toggle = () =>
            setBlend(inside ? blend.filter((s) => s !== spice) : [...blend, spice]);
          return (
            <Chip
              key={spice}
              label={spice}
              aria-pressed={inside}
              color={inside ? 'success' : 'default'}
              deleteIcon={inside ? <RemoveCircle /> : <AddCircle />}
              onClick={toggle}
              onDelete={toggle}
            />
          );
        })}
      </Stack>
      <Typography role="status">
        {blend.length > 0 ? `Blend of ${blend.join(', ')}` : 'Nothing in the blend'}
      </Typography>
    </Stack>
  );
}
