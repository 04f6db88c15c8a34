import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const FIGURES = [
  { value: '312', text: 'nests counted' },
  { value: '41', text: 'helpers' },
  { value: '9', text: 'islands' },
];

export default function DividerResponsive() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      divider={
        <Divider
          flexItem
          aria-hidden
          sx={{
            borderBottomWidth: { sm: 0 },
            borderInlineEndWidth: { sm: 'thin' },
          }}
        />
      }
    >
      {FIGURES.map(({ value, text }) => (
        <div key={text}>
          <Typography component="p" variant="h5">
            {value}
          </Typography>
          <Typography color="text.secondary">{text}</Typography>
        </div>
      ))}
    </Stack>
  );
}
