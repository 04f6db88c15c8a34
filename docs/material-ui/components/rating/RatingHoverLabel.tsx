import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const labels = ['Useless', 'Poor', 'OK', 'Good', 'Excellent'];

const getLabel = (value: number) => labels[value - 1] ?? 'No answer';

export default function RatingHoverLabel() {
  const [value, setValue] = React.useState<number | null>(4);
  const [hovered, setHovered] = React.useState(-1);

  return (
    <Stack direction="row" spacing={2} role="group" aria-label="Support">
      <Rating
        value={value}
        onChange={(_event, next) => setValue(next)}
        onChangeActive={(_event, next) => setHovered(next)}
        getLabelText={getLabel}
        emptyLabelText="No answer"
      />
      <Typography>{getLabel(hovered === -1 ? (value ?? 0) : hovered)}</Typography>
    </Stack>
  );
}
