import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { photos } from './photos';

export default function ImageListMasonry() {
  return (
    <ImageList variant="masonry" cols={3} gap={8} sx={{ m: 0 }}>
      {photos.map(({ title, src, width, height }) => (
        <ImageListItem key={title}>
          <img
            src={src}
            alt={title}
            loading="lazy"
            style={{ aspectRatio: `${width} / ${height}` }}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
