import { Box } from '@mui/system';

export default function UsageHover() {
  return (
    <Box
      component="button"
      type="button"
      sx={{
        px: 2,
        py: 1,
        border: '1px solid',
        borderRadius: 1,
        font: 'inherit',
        color: 'inherit',
        bgcolor: 'transparent',
        '&:hover': { bgcolor: 'light-dark(#e8ebef, #2d333b)' },
        '&:focus-visible': { outline: '3px solid', outlineOffset: 2 },
        '&:disabled': { opacity: 0.5 },
      }}
    >
      Add user
    </Box>
  );
}
