import Chip from '@mui/joy/Chip';
import Grid from '@mui/joy/Grid';

const TAGS = ['Vegan', 'Spicy', 'Gluten-free', 'Organic', 'New', 'For two'];

export default function GridSpacing() {
  return (
    <Grid container rowSpacing={3} columnSpacing={1} sx={{ maxWidth: 360 }}>
      {TAGS.map((tag) => (
        <Grid key={tag} xs={4}>
          <Chip>{tag}</Chip>
        </Grid>
      ))}
    </Grid>
  );
}
