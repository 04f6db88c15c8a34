import {
  ThemeProvider,
  createContainer,
  createStyled,
  createTheme,
} from '@mui/system';

const defaultTheme = createTheme({
  spacing: 4,
  breakpoints: { values: { xs: 0, sm: 400, md: 640, lg: 800, xl: 1000 } },
});
const styled = createStyled({ themeId: 'widget', defaultTheme });

const WidgetContainer = createContainer({
  componentName: 'WidgetContainer',
  createStyledComponent: styled('div', { name: 'WidgetContainer', slot: 'Root' }),
});

export default function ContainerCreateContainer() {
  return (
    <ThemeProvider themeId="widget" theme={defaultTheme}>
      <WidgetContainer
        maxWidth="sm"
        sx={{ bgcolor: 'light-dark(#fbe9e2, #402a22)' }}
      >
        400 px at most, with gutters of 8 and 12 px
      </WidgetContainer>
    </ThemeProvider>
  );
}
