import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';
import { office } from './pictures';

export default function CardHorizontal() {
  return (
    <Card orientation="horizontal" sx={{ maxWidth: 420 }}>
      <CardOverflow>
        <AspectRatio ratio="1" sx={{ width: 110 }}>
          <img src={office} alt="" />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md" component="h3">
          Meeting room Oslo
        </Typography>
        <Typography level="body-sm">8 seats, screen, whiteboard</Typography>
        <Chip size="sm" color="success" sx={{ mt: 'auto' }}>
          Free until 15:00
        </Chip>
      </CardContent>
    </Card>
  );
}
