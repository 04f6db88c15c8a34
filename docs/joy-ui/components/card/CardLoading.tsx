import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardOverflow from '@mui/joy/CardOverflow';
import Skeleton from '@mui/joy/Skeleton';
import Typography from '@mui/joy/Typography';

export default function CardLoading() {
  return (
    <Card aria-busy="true" sx={{ maxWidth: 280 }}>
      <CardOverflow>
        <AspectRatio ratio="16/9">
          <Skeleton variant="overlay" animation="wave" />
        </AspectRatio>
      </CardOverflow>
      <Typography level="title-md" component="h3">
        <Skeleton animation="wave">The name of a product</Skeleton>
      </Typography>
      <Typography level="body-sm">
        <Skeleton animation="wave">A line with its price</Skeleton>
      </Typography>
    </Card>
  );
}
