import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

export default function AutocompleteMultiple() {
  const [skills, setSkills] = React.useState(['React', 'CSS']);

  return (
    <FormControl id={React.useId()}>
      <FormLabel>Skills</FormLabel>
      <Autocomplete
        multiple
        options={['CSS', 'Go', 'Python', 'React', 'SQL']}
        value={skills}
        onChange={(_event, newSkills) => setSkills(newSkills)}
        renderTags={(values, getTagProps) =>
          values.map((skill, index) => {
            const { key, ...tagProps } = getTagProps({ index });
            return (
              <Chip
                key={key}
                color="primary"
                endDecorator={
                  <ChipDelete {...tagProps} aria-label={`Remove ${skill}`} />
                }
              >
                {skill}
              </Chip>
            );
          })
        }
      />
    </FormControl>
  );
}
