import * as React from 'react';
import Button from '@mui/joy/Button';
import LoginCard from './LoginCard';
import LoginField from './LoginField';

interface Errors {
  email?: string;
  password?: string;
}

function check(data: FormData): Errors {
  const email = String(data.get('email'));
  return {
    email: /^\S+@\S+$/.test(email) ? undefined : 'Enter an e-mail address',
    password: data.get('password') ? undefined : 'Enter your password',
  };
}

export default function TutorialErrors() {
  const [errors, setErrors] = React.useState<Errors>({});
  const email = React.useRef<HTMLInputElement>(null);
  const password = React.useRef<HTMLInputElement>(null);

  function logIn(data: FormData) {
    const found = check(data);
    setErrors(found);
    const first = (found.email && email) || (found.password && password);
    if (first) first.current?.focus();
  }
  return (
    <LoginCard onLogIn={logIn}>
      <LoginField
        label="E-mail"
        name="email"
        error={errors.email}
        slotProps={{ input: { ref: email } }}
      />
      <LoginField
        label="Password"
        name="password"
        type="password"
        error={errors.password}
        slotProps={{ input: { ref: password } }}
      />
      <Button type="submit">Log in</Button>
    </LoginCard>
  );
}
