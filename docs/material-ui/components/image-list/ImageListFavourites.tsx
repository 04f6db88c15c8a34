import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import Typography from '@mui/material/Typography';
import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import { GARDEN } from './gardenPictures';

export default function ImageListFavourites() {
  const [kept, setKept] = React.useState<string[]>([]);

  const toggle = (title: string) =>
    setKept(
      kept.includes(title)
        ? kept.filter((other) => other !== title)
        : [...kept, title],
    );

  return (
    <React.Fragment>
      <ImageList cols={2} rowHeight={150} sx={{ m: 0, maxWidth: 420 }}>
        {GARDEN.slice(2).map(({ title, src }) => (
          <ImageListItem key={title}>
            <img src={src} alt="" style={{ height: '100%' }} />
            <ImageListItemBar
              position="top"
              title={title}
              sx={{ bgcolor: '#000b' }}
              actionPosition="left"
              actionIcon={
                <IconButton
                  aria-label={`Order seeds of ${title}`}
                  aria-pressed={kept.includes(title)}
                  onClick={() => toggle(title)}
                  sx={{ color: '#fff' }}
                >
                  {kept.includes(title) ? <Bookmark /> : <BookmarkBorder />}
                </IconButton>
              }
            />
          </ImageListItem>
        ))}
      </ImageList>
      <Typography role="status" sx={{ mt: 1 }}>
        {kept.length > 0 ? `Order: ${kept.join(', ')}` : 'No seeds ordered'}
      </Typography>
    </React.Fragment>
  );
}
