import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function MaterialProject() {
  const labelId = React.useId();
  const [progress, setProgress] = React.useState(60);
  const isDone = progress === 100;

  return (
    <Card variant="outlined" sx={{ maxWidth: 420, mx: 'auto' }}>
      <CardContent>
        <Typography component="div" variant="h6" gutterBottom>
          Website relaunch{' '}
          <Chip
            size="small"
            color={isDone ? 'success' : 'default'}
            label={isDone ? 'Done' : 'In progress'}
          />
        </Typography>
        <Typography id={labelId} variant="body2" color="text.secondary">
          Progress: {progress} %
        </Typography>
        <Slider
          aria-labelledby={labelId}
          step={10}
          value={progress}
          onChange={(_event, value) => setProgress(value as number)}
        />
        <FormControlLabel
          control={<Switch defaultChecked />}
          label="Notify the team"
        />
      </CardContent>
      <CardActions>
        <Button onClick={() => setProgress(100)}>Mark as done</Button>
      </CardActions>
    </Card>
  );
}
