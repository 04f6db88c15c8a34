import { ThemeProvider, createStyled, createTheme, type Theme } from '@mui/system';

interface AppTheme extends Theme {
  brand: { text: string; soft: string };
}

const appTheme: AppTheme = {
  ...createTheme({ spacing: 4 }),
  brand: {
    text: 'light-dark(#3a1f6b, #ddd0f7)',
    soft: 'light-dark(#ece5fa, #2f2348)',
  },
};

const styled = createStyled<AppTheme>({ themeId: 'app', defaultTheme: appTheme });

const Badge = styled('span')(({ theme }) => ({
  padding: theme.spacing(1, 3),
  color: theme.brand.text,
  backgroundColor: theme.brand.soft,
}));

export default function StyledCreateStyled() {
  return (
    <ThemeProvider themeId="app" theme={appTheme}>
      <Badge>Beta</Badge>
    </ThemeProvider>
  );
}
