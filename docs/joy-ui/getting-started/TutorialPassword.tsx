import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import LoginCard from './LoginCard';
import LoginField from './LoginField';

export default function TutorialPassword() {
  const [shown, setShown] = React.useState(false);
  const Icon = shown ? VisibilityOff : Visibility;
  return (
    <LoginCard>
      <LoginField
        label="Password"
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        endDecorator={
          <IconButton
            aria-label="Show password"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon />
          </IconButton>
        }
      />
    </LoginCard>
  );
}
