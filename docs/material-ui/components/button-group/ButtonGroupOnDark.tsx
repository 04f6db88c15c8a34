import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonGroupOnDark() {
  const [answer, setAnswer] = React.useState('');

  return (
    <Stack
      direction="row"
      flexWrap="wrap"
      useFlexGap
      spacing={2}
      alignItems="center"
      justifyContent="space-between"
      sx={{
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
        borderRadius: 1,
        p: 2,
      }}
    >
      <Typography role="status">
        {answer || 'A seat in the front row is free.'}
      </Typography>
      <ButtonGroup color="inherit" size="small" aria-label="Seat in the front row">
        <Button onClick={() => setAnswer('You sit in the front row.')}>
          Take it
        </Button>
        <Button onClick={() => setAnswer('You keep your seat.')}>Stay</Button>
      </ButtonGroup>
    </Stack>
  );
}
