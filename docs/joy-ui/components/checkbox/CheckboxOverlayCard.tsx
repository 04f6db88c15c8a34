import Checkbox from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const EXTRAS = [
  { name: 'Backups', price: '€ 4 a month' },
  { name: 'Own domain', price: '€ 1 a month' },
];

export default function CheckboxOverlayCard() {
  return (
    <Stack spacing={1.5} role="group" aria-label="Extras" sx={{ maxWidth: 300 }}>
      {EXTRAS.map(({ name, price }) => (
        <Sheet
          key={name}
          variant="outlined"
          sx={{
            p: 2,
            borderRadius: 'md',
            position: 'relative',
            '--unstable_actionRadius': '8px',
          }}
        >
          <Checkbox overlay label={name} />
          <Typography level="body-sm" sx={{ marginInlineStart: '1.875rem' }}>
            {price}
          </Typography>
        </Sheet>
      ))}
    </Stack>
  );
}
