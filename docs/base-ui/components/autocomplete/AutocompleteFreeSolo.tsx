import * as React from 'react';
import { createFilterOptions } from '@mui/base/useAutocomplete';
import { Combobox } from './Combobox';

const filter = createFilterOptions<string>();

export default function AutocompleteFreeSolo() {
  const [folders, setFolders] = React.useState(['Contracts', 'Invoices']);

  return (
    <Combobox
      label="Folder, existing or new"
      freeSolo
      options={folders}
      filterOptions={(options, state) => {
        const found = filter(options, state);
        const text = state.inputValue.trim();
        return text && !folders.includes(text) ? [...found, text] : found;
      }}
      onChange={(_event, folder) => {
        if (folder && !folders.includes(folder)) setFolders([...folders, folder]);
      }}
      renderOption={(option) =>
        folders.includes(option) ? option : `Create “${option}”`
      }
    />
  );
}
