import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const SHEETS = [
  { title: 'Chart of the sounds between the outer islands', year: 1911 },
  { title: 'Harbour plan', year: 1934 },
];

export default function TypographyOneLine() {
  return (
    <Stack spacing={1} sx={{ maxWidth: 280 }}>
      {SHEETS.map(({ title, year }) => (
        <Stack key={title} direction="row" spacing={2}>
          <Typography noWrap title={title} sx={{ flex: 1, minWidth: 0 }}>
            {title}
          </Typography>
          <Typography color="text.secondary">{year}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
