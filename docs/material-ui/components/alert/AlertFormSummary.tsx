import * as React from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const FIELDS = [
  { name: 'plate', label: 'Number plate', problem: 'Enter the number plate.' },
  { name: 'street', label: 'Street', problem: 'Enter the street you live in.' },
];

export default function AlertFormSummary() {
  const titleId = React.useId();
  const summary = React.useRef<HTMLDivElement>(null);
  const form = React.useRef<HTMLFormElement>(null);
  const [missing, setMissing] = React.useState<string[]>([]);
  const [sent, setSent] = React.useState(0);
  const [accepted, setAccepted] = React.useState(false);

  React.useEffect(() => {
    if (sent > 0) {
      summary.current?.focus();
    }
  }, [sent]);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const empty = FIELDS.filter(({ name }) => String(data.get(name)).trim() === '');
    setMissing(empty.map(({ name }) => name));
    setAccepted(empty.length === 0);
    setSent(sent + 1);
  };

  const handleJump = (event: React.MouseEvent, name: string) => {
    event.preventDefault();
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  };

  return (
    <Stack
      component="form"
      ref={form}
      aria-label="Parking permit"
      noValidate
      onSubmit={handleSubmit}
      spacing={2}
    >
      {missing.length > 0 && (
        <Alert
          ref={summary}
          severity="error"
          role="group"
          aria-labelledby={titleId}
          tabIndex={-1}
        >
          <AlertTitle id={titleId}>
            Still missing for the permit: {missing.length}
          </AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {FIELDS.filter(({ name }) => missing.includes(name)).map(
              ({ name, problem }) => (
                <li key={name}>
                  <Link
                    href={`#${name}`}
                    color="inherit"
                    sx={{ display: 'inline-block', py: 0.5 }}
                    onClick={(event) => handleJump(event, name)}
                  >
                    {problem}
                  </Link>
                </li>
              ),
            )}
          </Box>
        </Alert>
      )}
      {accepted && <Alert severity="success">The permit is on its way.</Alert>}
      {FIELDS.map(({ name, label, problem }) => (
        <TextField
          key={name}
          required
          name={name}
          label={label}
          error={missing.includes(name)}
          helperText={missing.includes(name) && problem}
        />
      ))}
      <Button type="submit" variant="contained">
        Ask for a permit
      </Button>
    </Stack>
  );
}
