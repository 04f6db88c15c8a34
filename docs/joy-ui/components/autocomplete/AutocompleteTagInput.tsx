import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import { renderChips } from './chips';

export default function AutocompleteTagInput() {
  const [emails, setEmails] = React.useState(['ana@example.com']);
  const wrong = emails.filter((email) => !email.includes('@'));

  return (
    <FormControl id={React.useId()} error={wrong.length > 0}>
      <FormLabel>Invite</FormLabel>
      <Autocomplete
        multiple
        freeSolo
        autoSelect
        type="email"
        options={[]}
        value={emails}
        onChange={(_event, entries) =>
          setEmails(
            entries.flatMap((entry) => entry.split(/[\s,;]+/)).filter(Boolean),
          )
        }
        renderTags={renderChips}
      />
      <FormHelperText sx={{ color: 'text.primary' }}>
        {wrong.length ? `No address: ${wrong.join(', ')}` : 'Enter adds an address.'}
      </FormHelperText>
    </FormControl>
  );
}
