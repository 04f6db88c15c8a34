import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function CssVariablesSection() {
  return (
    <Sheet
      variant="outlined"
      sx={{
        '--joy-palette-primary-solidBg': '#7A2E8E',
        '--joy-palette-primary-solidHoverBg': '#642575',
        '--joy-palette-primary-solidActiveBg': '#4F1D5C',
        '--joy-radius-sm': '20px',
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        p: 2,
      }}
    >
      <Typography sx={{ flexGrow: 1 }}>Gift card</Typography>
      <Button>Buy</Button>
    </Sheet>
  );
}
