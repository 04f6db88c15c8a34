import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { GARDEN } from './gardenPictures';

export default function ImageListGarden() {
  return (
    <ImageList
      variant="quilted"
      cols={3}
      rowHeight={150}
      aria-label="Flowers of this year"
    >
      {GARDEN.map(({ title, by, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt={`${title} in bloom`} loading="lazy" />
          <ImageListItemBar title={title} subtitle={by} sx={{ bgcolor: '#000b' }} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
