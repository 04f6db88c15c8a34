import Masonry from '@mui/lab/Masonry';
import { STAMPS } from './stamps';

export default function MasonryStamps() {
  return (
    <Masonry columns={{ xs: 2, sm: 3 }} spacing={1} sx={{ width: 'auto' }}>
      {STAMPS.map(({ title, src, width, height }) => (
        <img
          key={title}
          src={src}
          alt={title}
          loading="lazy"
          width={width}
          height={height}
          style={{ height: 'auto', aspectRatio: `${width} / ${height}` }}
        />
      ))}
    </Masonry>
  );
}
