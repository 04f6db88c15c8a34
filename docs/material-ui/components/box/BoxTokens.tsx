import Box from '@mui/material/Box';

export default function BoxTokens() {
  return (
    <Box
      component="a"
      href="/material-ui/"
      sx={{
        display: 'inline-block',
        px: 3,
        py: 1.5,
        borderRadius: 3,
        typography: 'button',
        textDecoration: 'none',
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
        boxShadow: 1,
        '&:hover': { bgcolor: 'primary.dark', boxShadow: 4 },
        '&:focus-visible': {
          outline: '3px solid',
          outlineColor: 'primary.main',
          outlineOffset: 3,
        },
      }}
    >
      Opening hours
    </Box>
  );
}
