import type { ComponentType, ReactNode } from 'react';
import LaptopIcon from '@mui/icons-material/Laptop';
import SmartphoneIcon from '@mui/icons-material/Smartphone';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Grid2 from '@mui/material/Unstable_Grid2';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import Stack from '@mui/material/Stack';

function Block({
  height = 28,
  children,
}: {
  height?: number;
  children?: ReactNode;
}) {
  return (
    <Box
      sx={{
        height,
        borderRadius: 0.5,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        display: 'grid',
        placeItems: 'center',
        typography: 'caption',
      }}
    >
      {children}
    </Box>
  );
}

function Frame({ children }: { children?: ReactNode }) {
  return (
    <Box sx={{ p: 1, border: '1px dashed', borderColor: 'text.secondary' }}>
      {children}
    </Box>
  );
}

export const LAYOUT: Record<string, ComponentType> = {
  'react-box': () => (
    <Frame>
      <Block height={56}>sx</Block>
    </Frame>
  ),
  'react-container': () => (
    <Box sx={{ px: 4, bgcolor: 'action.hover' }}>
      <Block height={100} />
    </Box>
  ),
  'react-grid': () => (
    <Grid container spacing={1}>
      {[8, 4, 4, 8].map((columns, index) => (
        <Grid key={index} item xs={columns}>
          <Block>{columns}</Block>
        </Grid>
      ))}
    </Grid>
  ),
  'react-grid2': () => (
    <Grid2 container spacing={1}>
      {[3, 6, 3, 6, 6].map((columns, index) => (
        <Grid2 key={index} xs={columns}>
          <Block>{columns}</Block>
        </Grid2>
      ))}
    </Grid2>
  ),
  'react-stack': () => (
    <Stack spacing={1}>
      <Block />
      <Block />
      <Block />
    </Stack>
  ),
  'react-image-list': () => (
    <ImageList cols={3} rowHeight={44} gap={6} sx={{ m: 0 }}>
      {[1, 2, 3, 4, 5, 6].map((image) => (
        <ImageListItem key={image}>
          <Block height={44} />
        </ImageListItem>
      ))}
    </ImageList>
  ),
  'react-masonry': () => (
    <Stack direction="row" spacing={1}>
      {[
        [40, 56],
        [64, 32],
        [28, 68],
      ].map(([first, second], index) => (
        <Stack key={index} spacing={1} flex={1}>
          <Block height={first} />
          <Block height={second} />
        </Stack>
      ))}
    </Stack>
  ),
  'react-hidden': () => (
    <Stack direction="row" spacing={1}>
      <Box flex={1}>
        <Block height={56} />
      </Box>
      <Box flex={1} sx={{ opacity: 0.2 }}>
        <Block height={56} />
      </Box>
    </Stack>
  ),
  'react-use-media-query': () => (
    <Stack direction="row" spacing={2} justifyContent="center" alignItems="end">
      <LaptopIcon sx={{ fontSize: 64 }} color="primary" />
      <SmartphoneIcon fontSize="large" color="action" />
    </Stack>
  ),
  'react-css-baseline': () => (
    <Box sx={{ p: 2, bgcolor: 'background.default', color: 'text.primary' }}>
      Text on the <b>ground</b> of the theme
    </Box>
  ),
  'react-click-away-listener': () => (
    <Frame>
      <Stack alignItems="center">
        <Button variant="contained" size="small">
          Inside
        </Button>
      </Stack>
    </Frame>
  ),
  'react-no-ssr': () => (
    <Frame>
      <Box sx={{ typography: 'body2', textAlign: 'center' }}>In the browser</Box>
    </Frame>
  ),
  'react-portal': () => (
    <Stack direction="row" spacing={2} alignItems="center">
      <Box flex={1}>
        <Frame />
      </Box>
      <Box flex={1}>
        <Frame>
          <Block />
        </Frame>
      </Box>
    </Stack>
  ),
  transitions: () => (
    <Stack direction="row" spacing={1} justifyContent="center">
      {[0.2, 0.5, 1].map((opacity, index) => (
        <Box key={opacity} sx={{ opacity, width: 40, mt: (2 - index) * 2 }}>
          <Block height={48} />
        </Box>
      ))}
    </Stack>
  ),
};
