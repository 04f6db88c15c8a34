import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import './chart-marks.css';

const MARKS = [
  { name: 'rock', text: 'Rock, covers at high water' },
  { name: 'wreck', text: 'Wreck, 4 m below' },
];

export default function IconsByClass() {
  return (
    <Stack spacing={1}>
      {MARKS.map(({ name, text }) => (
        <Stack key={name} direction="row" spacing={1.5} alignItems="center">
          <Icon baseClassName={`chart-mark chart-mark-${name}`} color="info" />
          <Typography>{text}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
