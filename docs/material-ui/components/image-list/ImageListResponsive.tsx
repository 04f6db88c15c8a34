import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { GARDEN } from './gardenPictures';

export default function ImageListResponsive() {
  return (
    <ImageList
      gap={8}
      style={{
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 130px), 1fr))',
      }}
      sx={{ m: 0, p: 1 }}
    >
      {GARDEN.map(({ title, src }) => (
        <ImageListItem key={title} sx={{ aspectRatio: '1' }}>
          <img src={src} alt={title} style={{ height: '100%' }} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
