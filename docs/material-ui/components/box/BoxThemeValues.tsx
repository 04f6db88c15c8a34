import Box from '@mui/material/Box';

export default function BoxThemeValues() {
  return (
    <Box
      component="a"
      href="/material-ui/"
      sx={{
        display: 'inline-block',
        px: 3,
        py: 1.5,
        borderRadius: 3,
        boxShadow: 4,
        typography: 'button',
        textDecoration: 'none',
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
      }}
    >
      Open the shop
    </Box>
  );
}
