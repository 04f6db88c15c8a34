import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { photos } from './photos';

const sizes = [
  { cols: 2, rows: 2 },
  { cols: 1, rows: 1 },
  { cols: 1, rows: 2 },
  { cols: 1, rows: 1 },
  { cols: 3, rows: 1 },
  { cols: 1, rows: 1 },
];

export default function ImageListQuilted() {
  return (
    <ImageList variant="quilted" cols={4} rowHeight={96} sx={{ m: 0 }}>
      {photos.map((photo, index) => (
        <ImageListItem
          key={photo.title}
          cols={sizes[index]?.cols}
          rows={sizes[index]?.rows}
        >
          <img src={photo.src} alt={photo.title} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
