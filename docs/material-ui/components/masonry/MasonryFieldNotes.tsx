import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Masonry from '@mui/lab/Masonry';

const NOTES = [
  { title: 'Kingfisher', text: 'Under the weir, twice before nine.' },
  {
    title: 'Otter',
    text: 'Prints on the sand bank, too blurred to tell how many. Came back in the evening and waited until dark without seeing one.',
  },
  { title: 'Water level', text: '42 cm at the post.' },
  {
    title: 'Alders',
    text: 'The three at the bend have lost their lower branches to the flood. Marked for the forester.',
  },
  { title: 'Litter', text: 'Two bags.' },
  {
    title: 'Dragonflies',
    text: 'First of the year. Wings still soft, on the reeds of the southern bank.',
  },
];

export default function MasonryFieldNotes() {
  return (
    <Masonry
      columns={{ xs: 1, sm: 2, md: 3 }}
      spacing={2}
      defaultColumns={3}
      defaultHeight={330}
      defaultSpacing={2}
      sx={{ width: 'auto' }}
    >
      {NOTES.map(({ title, text }) => (
        <Paper key={title} variant="outlined" sx={{ p: 2 }}>
          <Typography fontWeight="bold">{title}</Typography>
          <Typography variant="body2" color="text.secondary">
            {text}
          </Typography>
        </Paper>
      ))}
    </Masonry>
  );
}
