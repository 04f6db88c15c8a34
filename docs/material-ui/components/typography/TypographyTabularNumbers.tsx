import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const totals = { January: '1,117.10', February: '984.44', March: '2,081.90' };

export default function TypographyTabularNumbers() {
  return Object.entries(totals).map(([month, total]) => (
    <Stack key={month} direction="row" justifyContent="space-between">
      <Typography>{month}</Typography>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{total}</Typography>
    </Stack>
  ));
}
