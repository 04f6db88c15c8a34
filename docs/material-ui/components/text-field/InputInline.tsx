import Input from '@mui/material/Input';
import Typography from '@mui/material/Typography';

export default function InputInline() {
  return (
    <Typography component="div">
      Remind me{' '}
      <Input
        defaultValue="3"
        inputProps={{ 'aria-label': 'Days', inputMode: 'numeric' }}
        sx={{ width: 32, '& input': { textAlign: 'center' } }}
      />{' '}
      days before the due date
    </Typography>
  );
}
