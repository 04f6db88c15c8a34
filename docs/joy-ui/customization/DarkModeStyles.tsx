import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function DarkModeStyles() {
  return (
    <Sheet
      variant="outlined"
      sx={(theme) => ({
        p: 2,
        bgcolor: 'primary.50',
        [theme.getColorSchemeSelector('dark')]: { bgcolor: 'primary.900' },
      })}
    >
      <Typography textColor="text.primary">
        This box has a background of its own in each mode, and it is{' '}
        <Box
          component="strong"
          sx={(theme) => ({
            [theme.getColorSchemeSelector('dark')]: { display: 'none' },
          })}
        >
          light now.
        </Box>
        <Box
          component="strong"
          sx={(theme) => ({
            display: 'none',
            [theme.getColorSchemeSelector('dark')]: { display: 'inline' },
          })}
        >
          dark now.
        </Box>
      </Typography>
    </Sheet>
  );
}
