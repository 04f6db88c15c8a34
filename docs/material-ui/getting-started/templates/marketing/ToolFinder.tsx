import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { TOOLS, type Tool } from './data';

const describe = ({ name, owners, free }: Tool) =>
  owners === 1
    ? `One household has a ${name.toLowerCase()}. It is free ${free}.`
    : `${owners} households have a ${name.toLowerCase()}. The first is free ${free}.`;

/** Shows what the product does, with the tools of an example street. */
export default function ToolFinder() {
  const [tool, setTool] = React.useState<Tool | null>(null);

  return (
    <Paper variant="outlined" sx={{ p: 2, maxWidth: 440 }}>
      <Autocomplete
        id={React.useId()}
        options={TOOLS}
        getOptionLabel={({ name }) => name}
        value={tool}
        onChange={(_event, next) => setTool(next)}
        noOptionsText="Nobody has that yet. Will you be the first?"
        renderInput={(params) => (
          <TextField {...params} label="What do you need this week?" />
        )}
      />
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 40 }}>
        {tool ? describe(tool) : 'Try it with the tools of Larch Street.'}
      </Typography>
    </Paper>
  );
}
