import * as React from 'react';
import Button from '@mui/material/Button';
import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import StarRounded from '@mui/icons-material/StarRounded';

export default function ButtonPressed() {
  const [starred, setStarred] = React.useState(false);

  return (
    <Button
      variant={starred ? 'contained' : 'outlined'}
      disableElevation
      aria-pressed={starred}
      startIcon={starred ? <StarRounded /> : <StarBorderRounded />}
      onClick={() => setStarred(!starred)}
    >
      Star project
    </Button>
  );
}
