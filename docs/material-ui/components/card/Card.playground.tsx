import Button from '@mui/material/Button';
import Card, { type CardProps } from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';

export default {
  component: Card,
  controls: {
    variant: {},
    raised: {},
    square: {},
    children: {
      choices: {
        Text: <CardContent>Two bunks, a stove, no electric light.</CardContent>,
        'Head and action': [
          <CardHeader key="head" title="Boat 14" subheader="Moored at pier 2" />,
          <CardContent key="text">
            Two bunks, a stove, no electric light.
          </CardContent>,
          <CardActions key="actions">
            <Button size="small">Reserve</Button>
          </CardActions>,
        ],
      },
      start: 'Head and action',
    },
  },
} satisfies Playground<CardProps>;
