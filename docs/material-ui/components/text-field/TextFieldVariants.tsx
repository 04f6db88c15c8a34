import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function TextFieldVariants() {
  const servingsId = React.useId();

  return (
    <Stack spacing={3}>
      <TextField label="Recipe" defaultValue="Rhubarb tart" />
      <Box
        role="group"
        aria-label="Ingredient"
        sx={{ display: 'grid', gridTemplateColumns: '1fr 2fr', gap: '2px' }}
      >
        <TextField variant="filled" label="Amount" defaultValue="400 g" />
        <TextField variant="filled" label="Ingredient" defaultValue="Rhubarb" />
      </Box>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography component="label" htmlFor={servingsId}>
          Serves{' '}
          <TextField
            id={servingsId}
            variant="standard"
            defaultValue="8"
            sx={{ verticalAlign: 'baseline' }}
            inputProps={{ size: 2, inputMode: 'numeric' }}
          />{' '}
          people
        </Typography>
      </Paper>
    </Stack>
  );
}
