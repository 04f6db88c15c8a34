import { Box } from '@mui/system';

export default function BoxHover() {
  return (
    <Box
      component="a"
      href="/system/react-stack/"
      sx={{
        display: 'block',
        maxWidth: 300,
        p: 2,
        border: '1px solid light-dark(#737f8c, #8692a0)',
        borderRadius: 2,
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'light-dark(#eef1f5, #252b33)' },
        '&:focus-visible': { outline: '3px solid', outlineOffset: 2 },
        '&:hover .title': { textDecoration: 'underline' },
      }}
    >
      <Box component="strong" className="title" sx={{ display: 'block' }}>
        Website relaunch
      </Box>
      12 open tasks
    </Box>
  );
}
