import * as React from 'react';
import { PHOTOS, type Kind, type Photo } from './data';

export const ORDERS = {
  newest: {
    label: 'Newest first',
    compare: (a: Photo, b: Photo) => b.date.localeCompare(a.date),
  },
  title: {
    label: 'By title',
    compare: (a: Photo, b: Photo) => a.title.localeCompare(b.title),
  },
  exposure: {
    label: 'Longest exposure first',
    compare: (a: Photo, b: Photo) => b.exposure - a.exposure,
  },
} as const;

export type OrderName = keyof typeof ORDERS;

/** Photos, what is shown of them, likes, removal with undo, and the one that is open. */
export default function useAlbum() {
  const [photos, setPhotos] = React.useState(PHOTOS);
  const [kind, setKind] = React.useState<Kind | 'All'>('All');
  const [order, setOrder] = React.useState<OrderName>('newest');
  const [liked, setLiked] = React.useState<readonly string[]>([]);
  const [onlyLiked, setOnlyLiked] = React.useState(false);
  const [open, setOpen] = React.useState({ isOpen: false, id: '' });
  const [message, setMessage] = React.useState({
    open: false,
    text: '',
    before: PHOTOS,
  });

  const shown = photos
    .filter((photo) => kind === 'All' || photo.kind === kind)
    .filter(({ id }) => !onlyLiked || liked.includes(id))
    .sort(ORDERS[order].compare);
  const index = shown.findIndex(({ id }) => id === open.id);

  return {
    shown,
    kind,
    order,
    onlyLiked,
    message,
    isOpen: open.isOpen,
    // Also while the dialog fades out after the photo was removed.
    photo: shown[index] ?? PHOTOS.find(({ id }) => id === open.id),
    position: index + 1,
    setKind,
    setOrder,
    setOnlyLiked,
    clear: () => {
      setKind('All');
      setOnlyLiked(false);
    },
    isLiked: (id: string) => liked.includes(id),
    toggleLiked: (id: string) =>
      setLiked(
        liked.includes(id) ? liked.filter((other) => other !== id) : [...liked, id],
      ),
    show: (id: string) => setOpen({ isOpen: true, id }),
    close: () => setOpen({ ...open, isOpen: false }),
    step: (by: number) => {
      const next = shown[(index + by + shown.length) % shown.length];
      if (next) setOpen({ isOpen: true, id: next.id });
    },
    remove: ({ id, title }: Photo) => {
      setPhotos(photos.filter((photo) => photo.id !== id));
      setMessage({ open: true, text: `“${title}” was removed.`, before: photos });
      setOpen({ ...open, isOpen: false });
    },
    undo: () => {
      setPhotos(message.before);
      setMessage({ ...message, open: false });
    },
    hideMessage: () => setMessage({ ...message, open: false }),
  };
}

export type AlbumState = ReturnType<typeof useAlbum>;
