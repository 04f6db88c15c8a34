import * as React from 'react';
import Input from '@mui/material/Input';
import Typography from '@mui/material/Typography';

export default function InputInRecipe() {
  const [loaves, setLoaves] = React.useState('2');
  const grams = Math.round((Number(loaves) || 0) * 420);

  return (
    <div>
      <Typography component="div">
        For{' '}
        <Input
          disableUnderline
          value={loaves}
          onChange={(event) => setLoaves(event.target.value)}
          inputProps={{
            'aria-label': 'Number of loaves',
            inputMode: 'numeric',
            maxLength: 2,
          }}
          sx={{
            width: 40,
            borderRadius: 1,
            bgcolor: 'action.hover',
            '& .MuiInput-input': { textAlign: 'center' },
            '&.Mui-focused': { outline: '2px solid', outlineColor: 'primary.main' },
          }}
        />{' '}
        loaves, feed the leaven the evening before.
      </Typography>
      <Typography role="status" color="text.secondary" sx={{ mt: 1 }}>
        {grams} g of flour
      </Typography>
    </div>
  );
}
