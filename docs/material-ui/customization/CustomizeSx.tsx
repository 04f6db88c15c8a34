import Button from '@mui/material/Button';

export default function CustomizeSx() {
  return (
    <Button
      variant="contained"
      sx={{
        borderRadius: 6,
        px: 4,
        textTransform: 'none',
        bgcolor: 'success.main',
        color: 'success.contrastText',
        '&:hover': { bgcolor: 'success.dark' },
      }}
    >
      Start free trial
    </Button>
  );
}
