import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { GARDEN } from './gardenPictures';

export default function ImageListWeave() {
  return (
    <ImageList variant="woven" cols={3} gap={8} sx={{ m: 0 }}>
      {GARDEN.map(({ title, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt={title} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
