import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { photos } from './photos';

const theme = createTheme({
  components: {
    MuiImageList: {
      defaultProps: { variant: 'quilted', cols: 3, gap: 12, rowHeight: 130 },
    },
    MuiImageListItem: { styleOverrides: { img: { borderRadius: 16 } } },
    MuiImageListItemBar: {
      styleOverrides: {
        positionBottom: {
          insetInline: 8,
          bottom: 8,
          borderRadius: 10,
          background: 'rgb(0 0 0 / 0.75)',
        },
        titleWrap: { padding: '4px 10px' },
      },
    },
  },
});

export default function ImageListTheme() {
  return (
    <ThemeProvider theme={theme}>
      <ImageList>
        {photos.slice(3).map((photo) => (
          <ImageListItem key={photo.title}>
            <img src={photo.src} alt="" />
            <ImageListItemBar title={photo.title} />
          </ImageListItem>
        ))}
      </ImageList>
    </ThemeProvider>
  );
}
