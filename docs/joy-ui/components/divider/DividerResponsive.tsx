import Divider from '@mui/joy/Divider';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DividerResponsive() {
  return (
    <Sheet sx={{ p: 2 }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        divider={
          <Divider
            aria-hidden
            sx={{
              inlineSize: { sm: 'var(--Divider-thickness)' },
              blockSize: { sm: 'auto' },
            }}
          />
        }
      >
        <Typography>12,480 visits</Typography>
        <Typography>412 orders</Typography>
        <Typography>£20,112 revenue</Typography>
      </Stack>
    </Sheet>
  );
}
