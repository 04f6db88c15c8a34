import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { GARDEN } from './gardenPictures';

export default function ImageListBricks() {
  return (
    <ImageList variant="masonry" cols={3} gap={8} sx={{ m: 0 }}>
      {GARDEN.map(({ title, src, ratio }) => (
        <ImageListItem key={title}>
          <img
            src={src}
            alt={title}
            loading="lazy"
            style={{ aspectRatio: `1 / ${ratio}` }}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
