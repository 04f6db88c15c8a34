import * as React from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

function TeamForm() {
  const navigate = useNavigate();
  const location = useLocation();

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate('/system/', { state: 'Saved' });
  };

  return (
    <Stack component="form" onSubmit={handleSubmit} spacing={2}>
      <TextField name="name" label="Team" defaultValue="Support" required />
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained">
          Save
        </Button>
        <Button onClick={() => navigate(-1)}>Back</Button>
      </Stack>
      <span>
        {location.pathname} {location.state as string | null}
      </span>
    </Stack>
  );
}

export default function RoutingNavigate() {
  return (
    <MemoryRouter initialEntries={['/base-ui/', '/joy-ui/']}>
      <TeamForm />
    </MemoryRouter>
  );
}
