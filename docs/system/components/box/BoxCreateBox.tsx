import { ThemeProvider, createBox, createTheme } from '@mui/system';

const widgetTheme = createTheme({
  spacing: 4,
  palette: {
    widget: {
      text: 'light-dark(#4a1d5e, #edd3f8)',
      soft: 'light-dark(#f4e6fa, #3b2147)',
    },
  },
});

const WidgetBox = createBox({
  themeId: 'widget',
  defaultTheme: widgetTheme,
  defaultClassName: 'WidgetBox-root',
});

export default function BoxCreateBox() {
  return (
    <ThemeProvider themeId="widget" theme={widgetTheme}>
      <WidgetBox
        sx={{ p: 4, maxWidth: 320, color: 'widget.text', bgcolor: 'widget.soft' }}
      >
        Rated 4.8 by 212 customers
      </WidgetBox>
    </ThemeProvider>
  );
}
