import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { GARDEN } from './gardenPictures';

const SPANS = [
  { cols: 2, rows: 2 },
  { cols: 1, rows: 1 },
  { cols: 1, rows: 2 },
  { cols: 1, rows: 1 },
  { cols: 3, rows: 1 },
  { cols: 1, rows: 1 },
];

export default function ImageListQuilt() {
  return (
    <ImageList variant="quilted" cols={4} rowHeight={96} sx={{ m: 0 }}>
      {GARDEN.map(({ title, src }, index) => (
        <ImageListItem key={title} {...SPANS[index]}>
          <img src={src} alt={title} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
