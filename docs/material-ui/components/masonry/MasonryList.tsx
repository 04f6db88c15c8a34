import Box from '@mui/material/Box';
import Masonry from '@mui/lab/Masonry';

const LETTERS = [
  { from: 'Ada', text: 'The parcel came. The jar did not survive.' },
  { from: 'Tomas', text: 'Snow to the window sill.' },
  {
    from: 'Ines',
    text: 'We sing on Sunday after all, with two tenors and no organ.',
  },
  { from: 'Bo', text: 'Write back.' },
];

export default function MasonryList() {
  return (
    <Masonry
      component="ul"
      role="list"
      aria-label="Letters"
      columns={{ xs: 1, sm: 3 }}
      spacing={2}
      sx={{ p: 0, listStyle: 'none', width: 'auto' }}
    >
      {LETTERS.map(({ from, text }) => (
        <Box
          key={from}
          component="li"
          sx={{
            borderInlineStart: '3px solid',
            borderColor: 'primary.main',
            pl: 1.5,
          }}
        >
          <strong>{from}</strong>
          <div>{text}</div>
        </Box>
      ))}
    </Masonry>
  );
}
