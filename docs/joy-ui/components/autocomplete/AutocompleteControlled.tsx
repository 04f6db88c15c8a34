import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function AutocompleteControlled() {
  const [plan, setPlan] = React.useState<string | null>('Team');
  const [text, setText] = React.useState('');

  return (
    <Stack spacing={1}>
      <Autocomplete
        aria-label="Plan"
        options={['Starter', 'Team', 'Company']}
        value={plan}
        onChange={(_event, newPlan) => setPlan(newPlan)}
        inputValue={text}
        onInputChange={(_event, newText) => setText(newText)}
      />
      <Typography level="body-sm">
        Value: {plan ?? 'null'}, text: “{text}”
      </Typography>
      <Button variant="soft" onClick={() => setPlan(null)}>
        Clear the plan
      </Button>
    </Stack>
  );
}
