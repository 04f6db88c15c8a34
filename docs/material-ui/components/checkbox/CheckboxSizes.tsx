import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';

export default function CheckboxSizes() {
  return (
    <Stack direction="row" alignItems="center" flexWrap="wrap">
      <Checkbox size="small" defaultChecked inputProps={{ 'aria-label': 'Small' }} />
      <Checkbox defaultChecked inputProps={{ 'aria-label': 'Medium' }} />
      <Checkbox
        defaultChecked
        inputProps={{ 'aria-label': 'Bigger' }}
        sx={{ '& .MuiSvgIcon-root': { fontSize: 32 } }}
      />
      <Checkbox
        defaultChecked
        inputProps={{ 'aria-label': 'Without padding' }}
        sx={{ p: 0 }}
      />
    </Stack>
  );
}
