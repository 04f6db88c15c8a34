import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import { teamColumns, teams as firstTeams } from './rowRecipesData';

export default function RowRecipesAdd() {
  const [teams, setTeams] = React.useState(firstTeams);
  const [name, setName] = React.useState('');

  const add = (event: React.FormEvent) => {
    event.preventDefault();
    const id = 1 + Math.max(...teams.map((team) => team.id));
    setTeams([{ id, name, lead: '', members: [] }, ...teams]);
    setName('');
  };

  return (
    <Box role="group" aria-label="Teams and a new one" sx={{ maxWidth: 520 }}>
      <Stack
        component="form"
        direction="row"
        spacing={1}
        onSubmit={add}
        sx={{ mb: 1 }}
      >
        <TextField
          required
          size="small"
          label="New team"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit">Add row</Button>
      </Stack>
      <Box sx={{ height: 260 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          hideFooter
          rows={teams}
          columns={teamColumns}
        />
      </Box>
    </Box>
  );
}
