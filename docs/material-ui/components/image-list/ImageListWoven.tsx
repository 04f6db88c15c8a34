import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { photos } from './photos';

const items = photos.map(({ title, src }) => (
  <ImageListItem key={title}>
    <img src={src} alt={title} />
  </ImageListItem>
));

export default function ImageListWoven() {
  return (
    <ImageList variant="woven" cols={3} gap={8} sx={{ m: 0 }}>
      {items}
    </ImageList>
  );
}
