import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const countries = ['Austria', 'Brazil', 'Canada', 'Denmark', 'Estonia', 'France'];

export default function AutocompleteBasic() {
  return (
    <FormControl id={React.useId()}>
      <FormLabel>Country</FormLabel>
      <Autocomplete options={countries} placeholder="Type or choose" />
      <FormHelperText>Sets the currency of your shop.</FormHelperText>
    </FormControl>
  );
}
