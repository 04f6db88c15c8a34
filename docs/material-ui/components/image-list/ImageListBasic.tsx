import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { photos } from './photos';

export default function ImageListBasic() {
  return (
    <ImageList variant="quilted" cols={3} rowHeight={140} aria-label="Photos">
      {photos.map(({ title, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt={title} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
