import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const FIGURES = [
  { value: '38', label: 'hives' },
  { value: '410 kg', label: 'honey' },
  { value: '3', label: 'stings' },
];

export default function StackDivided() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Divider orientation="vertical" flexItem />}
      justifyContent="center"
    >
      {FIGURES.map(({ value, label }) => (
        <Stack key={label} alignItems="center">
          <Typography variant="h6" component="p">
            {value}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {label}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
