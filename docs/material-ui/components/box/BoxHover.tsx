import Box from '@mui/material/Box';

const folders = ['Contracts', 'Invoices', 'Photos'];

export default function BoxHover() {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& li': { mb: 0.5 } }}>
      {folders.map((folder) => (
        <li key={folder}>
          <Box
            component="a"
            href="/material-ui/"
            sx={{
              display: 'block',
              p: 1,
              color: 'text.primary',
              textDecoration: 'none',
              '&:hover': { bgcolor: 'action.hover' },
              '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
            }}
          >
            {folder}
          </Box>
        </li>
      ))}
    </Box>
  );
}
