import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';

const OWNER = 'Ana (owner)';

export default function AutocompleteFixedTags() {
  const [access, setAccess] = React.useState([OWNER, 'Ben']);

  return (
    <Autocomplete
      multiple
      aria-label="People with access"
      options={[OWNER, 'Ben', 'Chen', 'Dora']}
      getOptionDisabled={(name) => name === OWNER}
      value={access}
      onChange={(_event, names) =>
        setAccess([OWNER, ...names.filter((name) => name !== OWNER)])
      }
      renderTags={(names, getTagProps) =>
        names.map((name, index) => {
          const { key, ...tagProps } = getTagProps({ index });
          const deleteButton = (
            <ChipDelete {...tagProps} aria-label={`Remove ${name}`} />
          );
          return (
            <Chip key={key} endDecorator={name === OWNER ? null : deleteButton}>
              {name}
            </Chip>
          );
        })
      }
    />
  );
}
