import Box from '@mui/material/Box';
import ImageList, { type ImageListProps } from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

export default {
  component: ImageList,
  controls: {
    variant: { options: ['standard', 'quilted', 'woven', 'masonry'] },
    cols: { start: 3, min: 1, max: 6, step: 1 },
    gap: { min: 0, max: 24, step: 4 },
    rowHeight: { options: ['auto', 90, 140] },
  },
  fixed: {
    sx: { width: '100%' },
    children: [
      <ImageListItem key="1">
        <Box sx={{ bgcolor: 'primary.light', height: 1, minHeight: 64 }} />
      </ImageListItem>,
      <ImageListItem key="2">
        <Box sx={{ bgcolor: 'primary.main', height: 1, minHeight: 88 }} />
      </ImageListItem>,
      <ImageListItem key="3">
        <Box sx={{ bgcolor: 'primary.dark', height: 1, minHeight: 72 }} />
      </ImageListItem>,
      <ImageListItem key="4">
        <Box sx={{ bgcolor: 'secondary.light', height: 1, minHeight: 80 }} />
      </ImageListItem>,
      <ImageListItem key="5">
        <Box sx={{ bgcolor: 'secondary.main', height: 1, minHeight: 64 }} />
      </ImageListItem>,
    ],
  },
} satisfies Playground<ImageListProps>;
