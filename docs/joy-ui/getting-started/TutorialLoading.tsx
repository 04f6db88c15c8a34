import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import LoginCard from './LoginCard';
import LoginField from './LoginField';

/** Stands for a request to your server, which refuses. */
const request = (data: FormData) =>
  new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(data.get('password') === 'lamp'), 1000);
  });

export default function TutorialLoading() {
  const [state, setState] = React.useState<'idle' | 'sending' | 'failed' | 'done'>(
    'idle',
  );
  async function logIn(data: FormData) {
    setState('sending');
    setState((await request(data)) ? 'done' : 'failed');
  }
  return (
    <LoginCard onLogIn={logIn}>
      {state === 'failed' && (
        <Alert color="danger">E-mail or password is wrong. Try “lamp”.</Alert>
      )}
      {state === 'done' && <Alert color="success">You are logged in.</Alert>}
      <LoginField label="Password" name="password" type="password" />
      <Button type="submit" loading={state === 'sending'}>
        Log in
      </Button>
    </LoginCard>
  );
}
