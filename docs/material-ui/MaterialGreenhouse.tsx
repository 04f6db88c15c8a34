import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function MaterialGreenhouse() {
  const [degrees, setDegrees] = React.useState(21);
  const [misting, setMisting] = React.useState(true);
  const [water, setWater] = React.useState(35);
  const labelId = React.useId();
  const tankId = React.useId();
  const warm = degrees > 26;

  return (
    <Card variant="outlined" sx={{ maxWidth: 420, mx: 'auto' }}>
      <CardContent>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            flexWrap: 'wrap',
            gap: 1,
            mb: 2,
          }}
        >
          <Typography component="p" variant="h6" sx={{ flexGrow: 1 }}>
            Greenhouse 3
          </Typography>
          <Chip
            role="status"
            size="small"
            variant="outlined"
            color={warm ? 'error' : 'success'}
            label={warm ? 'Too warm for lettuce' : 'All plants are well'}
          />
        </Box>
        <Typography id={labelId} variant="body2" color="text.secondary">
          Temperature: {degrees} °C
        </Typography>
        <Slider
          aria-labelledby={labelId}
          min={12}
          max={32}
          value={degrees}
          getAriaValueText={(value) => `${value} degrees`}
          onChange={(_event, value) => setDegrees(value as number)}
        />
        <FormControlLabel
          control={<Switch checked={misting} />}
          label="Misting at noon"
          onChange={(_event, checked) => setMisting(checked)}
          sx={{ mb: 2 }}
        />
        <Typography
          id={tankId}
          variant="body2"
          color="text.secondary"
          sx={{ mb: 1 }}
        >
          Water tank: {water} %{misting ? ', enough until evening' : ''}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={water}
          aria-labelledby={tankId}
        />
      </CardContent>
      <CardActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => setWater(100)}>Refill the tank</Button>
        <Button onClick={() => setDegrees(21)}>Air the house</Button>
      </CardActions>
    </Card>
  );
}
