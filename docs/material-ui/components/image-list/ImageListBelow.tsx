import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { GARDEN } from './gardenPictures';

export default function ImageListBelow() {
  return (
    <ImageList cols={2} gap={12} sx={{ m: 0, maxWidth: 420 }}>
      {GARDEN.slice(0, 4).map(({ title, by, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt="" style={{ aspectRatio: '4 / 3', borderRadius: 8 }} />
          <ImageListItemBar
            position="below"
            title={title}
            subtitle={`seen by ${by}`}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
