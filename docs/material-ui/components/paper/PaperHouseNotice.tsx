import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const NOTICES = [
  'The lift stands still on Thursday from nine to eleven.',
  'Whoever left a blue bicycle in the yard: it rains.',
  'The roof is open for the shooting stars until two.',
];

export default function PaperHouseNotice() {
  const [index, setIndex] = React.useState(0);

  return (
    <Paper variant="outlined" sx={{ p: 2, maxWidth: 420 }}>
      <Typography variant="overline" component="p" color="text.secondary">
        Board in the hall
      </Typography>
      <Typography role="status" sx={{ mb: 1, minHeight: '3em' }}>
        {NOTICES[index]}
      </Typography>
      <Button size="small" onClick={() => setIndex((index + 1) % NOTICES.length)}>
        Next notice
      </Button>
    </Paper>
  );
}
