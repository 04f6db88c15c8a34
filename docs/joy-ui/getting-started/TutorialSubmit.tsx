import * as React from 'react';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import LoginCard from './LoginCard';
import LoginField from './LoginField';

export default function TutorialSubmit() {
  const [user, setUser] = React.useState('');
  return (
    <LoginCard onLogIn={(data) => setUser(String(data.get('email')))}>
      <LoginField label="E-mail" type="email" name="email" autoComplete="username" />
      <LoginField
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
      />
      <Button type="submit">Log in</Button>
      <Typography role="status" level="body-sm">
        {user && `Sent for ${user}`}
      </Typography>
    </LoginCard>
  );
}
