import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';
import { chair } from './pictures';

export default function CardImage() {
  return (
    <Card sx={{ maxWidth: 300 }}>
      <CardOverflow>
        <AspectRatio ratio="4/3">
          <img src={chair} alt="Green chair with wooden legs" loading="lazy" />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md" component="h3">
          Lounge chair
        </Typography>
        <Typography level="body-sm">€ 349, delivered in two weeks</Typography>
      </CardContent>
    </Card>
  );
}
