import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { GARDEN, type GardenPicture } from './gardenPictures';

export default function ImageListOpened() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [shown, setShown] = React.useState<GardenPicture | null>(null);

  const show = (picture: GardenPicture) => {
    setShown(picture);
    setOpen(true);
  };

  return (
    <React.Fragment>
      <ImageList cols={3} rowHeight={110} sx={{ m: 0, p: '3px' }}>
        {GARDEN.slice(0, 3).map((picture) => (
          <ImageListItem key={picture.title}>
            <ButtonBase
              aria-haspopup="dialog"
              onClick={() => show(picture)}
              sx={{
                height: 1,
                '&.Mui-focusVisible': {
                  outline: '3px solid',
                  outlineColor: 'primary.main',
                },
              }}
            >
              <img
                src={picture.src}
                alt={`Show the ${picture.title.toLowerCase()}`}
                style={{ width: '100%', height: '100%', objectFit: 'cover' }}
              />
            </ButtonBase>
          </ImageListItem>
        ))}
      </ImageList>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={id}>
        <DialogTitle id={id}>{shown?.title}</DialogTitle>
        <img src={shown?.src} alt="" width={280} />
      </Dialog>
    </React.Fragment>
  );
}
