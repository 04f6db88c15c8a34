import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import ImageList from '@mui/material/ImageList';
import ImageListItem, { imageListItemClasses } from '@mui/material/ImageListItem';
import { photos } from './photos';

export default function ImageListClickable() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [selected, setSelected] = React.useState(photos[0]);

  return (
    <div>
      <ImageList cols={3} rowHeight={110} sx={{ m: 0, p: '3px' }}>
        {photos.slice(0, 3).map((photo) => (
          <ImageListItem key={photo.title}>
            <ButtonBase
              aria-haspopup="dialog"
              onClick={() => {
                setSelected(photo);
                setOpen(true);
              }}
              sx={{ height: 1, '&:focus-visible': { outline: '3px solid' } }}
            >
              <img
                className={imageListItemClasses.img}
                src={photo.src}
                alt={`Open ${photo.title}`}
                style={{ height: '100%' }}
              />
            </ButtonBase>
          </ImageListItem>
        ))}
      </ImageList>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={id}>
        <DialogTitle id={id}>{selected?.title}</DialogTitle>
        <img src={selected?.src} alt="" width={280} />
      </Dialog>
    </div>
  );
}
