import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const COLORS = ['neutral', 'primary', 'success', 'warning', 'danger'] as const;

export default function SheetVariants() {
  return (
    <Stack spacing={2}>
      {(['plain', 'outlined', 'soft', 'solid'] as const).map((variant) => (
        <Stack key={variant} direction="row" flexWrap="wrap" gap={1}>
          {COLORS.map((color) => (
            <Sheet
              key={color}
              variant={variant}
              color={color}
              sx={{ p: 1, borderRadius: 'sm' }}
            >
              <Typography level="title-sm" textColor="inherit">
                {variant} {color}
              </Typography>
            </Sheet>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
