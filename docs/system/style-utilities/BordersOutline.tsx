import { Box } from '@mui/system';

export default function BordersOutline() {
  return (
    <Box
      component="button"
      type="button"
      sx={{
        px: 2,
        py: 1,
        border: 1,
        borderRadius: 1,
        font: 'inherit',
        color: 'inherit',
        bgcolor: 'transparent',
        '&:focus-visible': {
          outline: 3,
          outlineColor: 'light-dark(#1d5fd1, #9cc4ff)',
          outlineOffset: 2,
        },
      }}
    >
      Duplicate
    </Box>
  );
}
