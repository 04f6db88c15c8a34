import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import Slider from '@mui/material/Slider';
import { GARDEN } from './gardenPictures';

export default function ImageListColumns() {
  const id = React.useId();
  const [cols, setCols] = React.useState(3);

  return (
    <React.Fragment>
      <FormControl fullWidth sx={{ maxWidth: 280 }}>
        <FormLabel id={id}>Columns: {cols}</FormLabel>
        <Slider
          aria-labelledby={id}
          value={cols}
          min={2}
          max={6}
          onChange={(_event, value) => setCols(Number(value))}
        />
      </FormControl>
      <ImageList variant="quilted" cols={cols} gap={8} rowHeight={110} sx={{ m: 0 }}>
        {GARDEN.map(({ title, src }) => (
          <ImageListItem key={title}>
            <img src={src} alt={title} />
          </ImageListItem>
        ))}
      </ImageList>
    </React.Fragment>
  );
}
