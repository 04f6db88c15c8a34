import Box from '@mui/material/Box';

const FACTS = [
  { term: 'Latin name', detail: 'Alcedo atthis' },
  { term: 'Length', detail: '16 to 17 cm' },
  { term: 'Seen', detail: 'Twice in March, at the weir' },
];

export default function BoxElements() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content 1fr',
        columnGap: 3,
        rowGap: 1,
        m: 0,
        typography: 'body2',
      }}
    >
      {FACTS.map(({ term, detail }) => (
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
