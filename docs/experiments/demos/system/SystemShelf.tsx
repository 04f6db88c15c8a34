import { Box, Stack } from '@mui/system';

const BOOKS = ['Atlas', 'Birds of the coast', 'Knots', 'Tide tables'];

export default function SystemShelf() {
  return (
    <Stack direction="row" useFlexGap flexWrap="wrap" spacing={2}>
      {BOOKS.map((book) => (
        <Box
          key={book}
          sx={{
            p: 2,
            borderRadius: 2,
            bgcolor: 'light-dark(#eef1f6, #1f2937)',
            color: 'light-dark(#1c2430, #e5eaf2)',
          }}
        >
          {book}
        </Box>
      ))}
    </Stack>
  );
}
