import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const figures = { Visitors: '1,204', Orders: '42', Returns: '3' };

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
      {Object.entries(figures).map(([name, value]) => (
        <Typography key={name}>
          {name} {value}
        </Typography>
      ))}
    </Stack>
  );
}
