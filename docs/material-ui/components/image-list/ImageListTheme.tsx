import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { GARDEN } from './gardenPictures';

function frameImages(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiImageList: { defaultProps: { cols: 3, gap: 12, rowHeight: 130 } },
      MuiImageListItem: {
        styleOverrides: { img: { height: '100%', borderRadius: 16 } },
      },
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
  };
}

export default function ImageListTheme() {
  return (
    <ThemeProvider theme={frameImages}>
      <ImageList sx={{ m: 0 }}>
        {GARDEN.slice(3).map(({ title, src }) => (
          <ImageListItem key={title}>
            <img src={src} alt="" />
            <ImageListItemBar title={title} />
          </ImageListItem>
        ))}
      </ImageList>
    </ThemeProvider>
  );
}
