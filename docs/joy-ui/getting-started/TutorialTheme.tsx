import Button from '@mui/joy/Button';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import LoginCard from './LoginCard';
import LoginField from './LoginField';

const palette = {
  solidBg: '#7A3E00',
  solidHoverBg: '#633200',
  solidActiveBg: '#4D2700',
};

const theme = extendTheme({
  colorSchemes: {
    light: { palette: { primary: palette } },
    dark: { palette: { primary: palette } },
  },
  radius: { sm: '2px', md: '4px' },
  components: {
    JoyInput: { defaultProps: { variant: 'soft' } },
  },
});

export default function TutorialTheme() {
  return (
    <CssVarsProvider theme={theme}>
      <LoginCard>
        <LoginField label="E-mail" name="email" autoComplete="username" />
        <Button type="submit">Log in</Button>
      </LoginCard>
    </CssVarsProvider>
  );
}
