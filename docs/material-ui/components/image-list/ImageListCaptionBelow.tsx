import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { photos } from './photos';

export default function ImageListCaptionBelow() {
  return (
    <ImageList gap={12} sx={{ m: 0 }}>
      {photos.slice(0, 4).map(({ title, author, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt="" style={{ aspectRatio: '4 / 3' }} />
          <ImageListItemBar
            position="below"
            title={title}
            subtitle={`by ${author}`}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
