import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { NOON } from './cardPictures';

export default function CardPressAndActions() {
  const [message, setMessage] = React.useState('Nothing chosen yet');

  return (
    <React.Fragment>
      <Card sx={{ maxWidth: 340 }}>
        <CardActionArea onClick={() => setMessage('Walk opened')}>
          <CardMedia
            component="span"
            image={NOON}
            role="presentation"
            sx={{ height: 120 }}
          />
          <CardContent component="span" sx={{ display: 'block' }}>
            <Typography component="span" display="block" variant="subtitle1">
              Seven bridges
            </Typography>
            <Typography
              component="span"
              display="block"
              variant="body2"
              color="text.secondary"
            >
              9 km along the canal, flat, with two bakeries
            </Typography>
          </CardContent>
        </CardActionArea>
        <CardActions>
          <Button size="small" onClick={() => setMessage('Walk saved for Sunday')}>
            Save for Sunday
          </Button>
          <Button size="small" onClick={() => setMessage('Track downloaded')}>
            Get the track
          </Button>
        </CardActions>
      </Card>
      <Typography role="status" variant="body2" sx={{ mt: 2 }}>
        {message}
      </Typography>
    </React.Fragment>
  );
}
