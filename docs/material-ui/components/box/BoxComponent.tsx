import Box from '@mui/material/Box';

const details = { Owner: 'Mia Chen', Created: '14 March', Size: '4.2 MB' };

export default function BoxComponent() {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: 1, m: 0 }}
    >
      {Object.entries(details).map(([term, detail]) => (
        <Box key={term} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {term}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {detail}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
