import Masonry from '@mui/lab/Masonry';
import { posters } from './posters';

export default function MasonryImages() {
  return (
    <Masonry columns={{ xs: 2, sm: 3 }} spacing={1} sx={{ width: 'auto' }}>
      {posters.map(({ title, src, height }) => (
        <img
          key={title}
          src={src}
          alt={title}
          loading="lazy"
          style={{ aspectRatio: `200 / ${height}` }}
        />
      ))}
    </Masonry>
  );
}
