import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import { photos, type Photo } from './photos';

function FavouriteButton({ title }: Pick<Photo, 'title'>) {
  const [favourite, setFavourite] = React.useState(false);

  return (
    <IconButton
      aria-label={`Add ${title} to favourites`}
      aria-pressed={favourite}
      onClick={() => setFavourite(!favourite)}
      sx={{ color: 'common.white' }}
    >
      {favourite ? <Star /> : <StarBorder />}
    </IconButton>
  );
}

export default function ImageListTitleBar() {
  return (
    <ImageList variant="quilted" rowHeight={160} sx={{ m: 0 }}>
      {photos.slice(0, 4).map(({ title, author, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt="" />
          <ImageListItemBar
            title={title}
            subtitle={author}
            actionIcon={<FavouriteButton title={title} />}
            sx={{ bgcolor: 'rgb(0 0 0 / 0.75)' }}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
