import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { photos } from './photos';

export default function ImageListResponsive() {
  return (
    <ImageList
      rowHeight={120}
      gap={8}
      sx={{
        m: 1,
        gridTemplateColumns: {
          xs: 'repeat(2, 1fr) !important',
          sm: 'repeat(3, 1fr) !important',
          md: 'repeat(5, 1fr) !important',
        },
      }}
    >
      {photos.map((photo) => (
        <ImageListItem key={photo.title}>
          <img src={photo.src} alt={photo.title} style={{ height: '100%' }} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
