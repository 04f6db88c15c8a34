import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const tiles = {
  Sales: 60,
  Orders: 90,
  Visits: 110,
  Teams: 140,
  Costs: 80,
  Goals: 70,
};

export default function MasonryServerRendering() {
  return (
    <Masonry
      columns={3}
      spacing={1}
      defaultColumns={3}
      defaultSpacing={1}
      defaultHeight={224}
      sx={{ width: 'auto' }}
    >
      {Object.entries(tiles).map(([title, height]) => (
        <Paper key={title} variant="outlined" sx={{ height, p: 1 }}>
          {title}
        </Paper>
      ))}
    </Masonry>
  );
}
