import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { photos } from './photos';

export default function ImageListHorizontalScroll() {
  return (
    <ImageList
      tabIndex={0}
      aria-label="Photos, scrollable"
      rowHeight={140}
      style={{ gridTemplateColumns: 'none', gridAutoColumns: 'minmax(160px, 40%)' }}
      sx={{ m: 0, gridAutoFlow: 'column', overflowX: 'auto' }}
    >
      {photos.map(({ title, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt={title} style={{ height: '100%' }} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
