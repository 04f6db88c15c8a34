import Paper from '@mui/material/Paper';
import Masonry from '@mui/lab/Masonry';

const SHELVES = [
  { label: 'Guides', height: 60 },
  { label: 'Maps', height: 90 },
  { label: 'Globes', height: 110 },
  { label: 'Atlases', height: 140 },
  { label: 'Letters', height: 80 },
  { label: 'Prints', height: 70 },
];

export default function MasonryFromServer() {
  return (
    <Masonry
      columns={3}
      spacing={1}
      defaultColumns={3}
      defaultSpacing={1}
      defaultHeight={224}
      sx={{ width: 'auto' }}
    >
      {SHELVES.map(({ label, height }) => (
        <Paper key={label} variant="outlined" sx={{ height, p: 1 }}>
          {label}
        </Paper>
      ))}
    </Masonry>
  );
}
