import Box from '@mui/joy/Box';

export default function BoxHover() {
  return (
    <Box
      component="a"
      href="/joy-ui/react-link/"
      sx={(theme) => ({
        display: 'block',
        maxWidth: 280,
        p: 2,
        borderRadius: 'md',
        color: 'text.primary',
        textDecoration: 'none',
        boxShadow: 'xs',
        '&:hover': { bgcolor: 'background.level2' },
        '&:focus-visible': {
          outline: `2px solid ${theme.vars.palette.focusVisible}`,
        },
        [theme.getColorSchemeSelector('dark')]: { bgcolor: 'background.level1' },
      })}
    >
      Report of the second quarter
    </Box>
  );
}
