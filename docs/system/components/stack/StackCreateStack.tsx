import { ThemeProvider, createStack, createStyled, createTheme } from '@mui/system';

const defaultTheme = createTheme({ spacing: 4 });
const styled = createStyled({ themeId: 'widget', defaultTheme });

const WidgetStack = createStack({
  componentName: 'WidgetStack',
  createStyledComponent: styled('div', { name: 'WidgetStack', slot: 'Root' }),
});

export default function StackCreateStack() {
  return (
    <ThemeProvider themeId="widget" theme={defaultTheme}>
      <WidgetStack direction="row" spacing={3}>
        <span>4.8 stars</span>
        <span>212 ratings</span>
      </WidgetStack>
    </ThemeProvider>
  );
}
