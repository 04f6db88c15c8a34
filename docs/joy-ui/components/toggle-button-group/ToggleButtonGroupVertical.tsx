import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Home from '@mui/icons-material/HomeOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import Work from '@mui/icons-material/WorkOutline';

export default function ToggleButtonGroupVertical() {
  const [places, setPlaces] = React.useState(['home']);

  return (
    <ToggleButtonGroup
      orientation="vertical"
      spacing={1}
      variant="soft"
      aria-label="Addresses"
      value={places}
      onChange={(_event, next) => setPlaces(next)}
      sx={{ width: 180 }}
    >
      <Button value="home" startDecorator={<Home />}>
        Home
      </Button>
      <Button value="work" startDecorator={<Work />}>
        Work
      </Button>
      <Button value="other" startDecorator={<Place />}>
        Other
      </Button>
    </ToggleButtonGroup>
  );
}
