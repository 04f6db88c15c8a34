import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';
import Section from './Section';

const HINT = 'One letter a month. You can leave with one click.';

/** What is wrong, or an empty string. */
function checkEmail(email: string) {
  if (email.trim() === '') return 'Enter your email address.';
  return /^\S+@\S+\.\S+$/.test(email.trim())
    ? ''
    : 'Enter an address such as name@example.com.';
}

export default function Newsletter() {
  const input = React.useRef<HTMLInputElement>(null);
  const [email, setEmail] = React.useState('');
  const [tried, setTried] = React.useState(false);
  const [sentTo, setSentTo] = React.useState('');
  const error = tried ? checkEmail(email) : '';
  const invalid = error !== '';

  const subscribe = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (checkEmail(email)) {
      setTried(true);
      setSentTo('');
      input.current?.focus();
    } else {
      setSentTo(email.trim());
      setEmail('');
      setTried(false);
    }
  };

  return (
    <Box sx={{ bgcolor: 'background.level1' }}>
      <Section
        title="Letters from the counter"
        text="How other shops plan their weeks, and what is new in Shiftleaf."
      >
        <Box
          component="form"
          noValidate
          onSubmit={subscribe}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}
        >
          <FormControl
            id={React.useId()}
            error={invalid}
            required
            sx={{ flex: '1 1 240px', maxWidth: 420 }}
          >
            <FormLabel slotProps={{ asterisk: { sx: { display: 'none' } } }}>
              Email
            </FormLabel>
            <Input
              type="email"
              name="email"
              autoComplete="email"
              value={email}
              error={invalid}
              onChange={(event) => setEmail(event.target.value)}
              slotProps={{ input: { ref: input } }}
            />
            <FormHelperText
              aria-live="polite"
              sx={{ color: invalid ? 'danger.plainColor' : 'text.tertiary' }}
            >
              {invalid ? error : HINT}
            </FormHelperText>
          </FormControl>
          <Button type="submit" sx={{ mt: { xs: 0, sm: '1.625rem' } }}>
            Subscribe
          </Button>
        </Box>
        <Typography
          role="status"
          textColor="text.primary"
          sx={{ mt: 1, overflowWrap: 'anywhere' }}
        >
          {sentTo &&
            `Thank you. Please confirm the message we have sent to ${sentTo}.`}
        </Typography>
      </Section>
    </Box>
  );
}
