import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import { lake } from './cardPictures';

export default function CardClickableWithButtons() {
  const [saved, setSaved] = React.useState(false);

  return (
    <Card sx={{ position: 'relative', maxWidth: 340 }}>
      <CardActionArea href="/material-ui/">
        <CardMedia component="img" image={lake} alt="" height={140} />
        <CardContent>
          <Typography>Lake house, from € 90 a night</Typography>
        </CardContent>
      </CardActionArea>
      <IconButton
        aria-label="Save Lake house"
        aria-pressed={saved}
        onClick={() => setSaved(!saved)}
        sx={{
          position: 'absolute',
          insetBlockStart: 8,
          insetInlineEnd: 8,
          '&, &:hover': { bgcolor: 'background.paper' },
        }}
      >
        {saved ? <Favorite /> : <FavoriteBorder />}
      </IconButton>
      <CardActions>
        <Button size="small" href="/joy-ui/">
          Check dates
        </Button>
      </CardActions>
    </Card>
  );
}
