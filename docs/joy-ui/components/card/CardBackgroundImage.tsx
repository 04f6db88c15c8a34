import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Typography from '@mui/joy/Typography';
import { lamp } from './pictures';

export default function CardBackgroundImage() {
  return (
    <Card sx={{ maxWidth: 320, minHeight: 220 }}>
      <CardCover>
        <img src={lamp} alt="" />
      </CardCover>
      <CardCover
        sx={{
          background: 'linear-gradient(to top, rgb(0 0 0 / 0.75), transparent 60%)',
        }}
      />
      <CardContent sx={{ justifyContent: 'flex-end' }}>
        <Typography level="title-lg" component="h3" textColor="#fff">
          Autumn sale
        </Typography>
        <Typography textColor="neutral.200">20 % off all lamps</Typography>
      </CardContent>
    </Card>
  );
}
