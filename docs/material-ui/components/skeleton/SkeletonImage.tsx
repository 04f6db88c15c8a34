import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';

const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#cbd5df" d="M0 0h16v9H0"/><path fill="#8a5a33" d="M3 3h10v1H3zm1 1h1v4H4zm7 0h1v4h-1z"/></svg>',
)}`;

export default function SkeletonImage() {
  const [src, setSrc] = React.useState<string>();
  const [loaded, setLoaded] = React.useState(false);

  return (
    <div>
      {!loaded && (
        <Skeleton
          variant="rectangular"
          height="auto"
          sx={{ aspectRatio: '16 / 9' }}
        />
      )}
      {src && (
        <Box
          component="img"
          src={src}
          alt="Oak desk"
          onLoad={() => setLoaded(true)}
          sx={{
            display: loaded ? 'block' : 'none',
            aspectRatio: '16 / 9',
            width: 1,
          }}
        />
      )}
      <Button onClick={() => setSrc(photo)}>Load the image</Button>
    </div>
  );
}
