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
        Text: <CardContent>20 projects, 1 TB of storage</CardContent>,
        'Header and actions': [
          <CardHeader key="header" title="Team plan" subheader="€ 29 a month" />,
          <CardContent key="text">20 projects, 1 TB of storage</CardContent>,
          <CardActions key="actions">
            <Button size="small">Upgrade</Button>
          </CardActions>,
        ],
      },
      start: 'Header and actions',
    },
  },
} satisfies Playground<CardProps>;
