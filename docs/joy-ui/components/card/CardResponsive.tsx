import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';
import { chair } from './pictures';

export default function CardResponsive() {
  return (
    <Card sx={{ flexDirection: { xs: 'column', sm: 'row' }, maxWidth: 520 }}>
      <AspectRatio ratio="4/3" sx={{ minWidth: { sm: 200 } }}>
        <img src={chair} alt="" />
      </AspectRatio>
      <CardContent>
        <Typography level="title-lg" component="h3">
          Chair of the month
        </Typography>
        <Typography>
          Beech and recycled wool. In four colours, with a warranty of ten years.
        </Typography>
      </CardContent>
    </Card>
  );
}
