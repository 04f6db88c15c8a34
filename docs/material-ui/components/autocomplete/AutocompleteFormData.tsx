import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const TOOLS = [
  { id: 't7', label: 'Post driver' },
  { id: 't9', label: 'Scythe' },
  { id: 't12', label: 'Seed drill' },
];

export default function AutocompleteFormData() {
  const [tools, setTools] = React.useState(TOOLS.slice(1, 2));
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(new FormData(event.currentTarget).getAll('tool').join(', '));
  };

  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit}>
      <Autocomplete
        multiple
        options={TOOLS}
        value={tools}
        onChange={(_event, next) => setTools(next)}
        renderTags={(chosen, getTagProps) =>
          chosen.map((tool, index) => {
            const { key, ...tagProps } = getTagProps({ index });
            return <Chip key={key} label={tool.label} {...tagProps} />;
          })
        }
        renderInput={(params) => <TextField {...params} label="Tools to borrow" />}
      />
      {tools.map(({ id }) => (
        <input key={id} type="hidden" name="tool" value={id} />
      ))}
      <Button type="submit" variant="outlined" sx={{ alignSelf: 'start' }}>
        Ask for them
      </Button>
      <Typography role="status">{sent ? `Sent: ${sent}` : ''}</Typography>
    </Stack>
  );
}
