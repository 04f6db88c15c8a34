import * as React from 'react';
import { Combobox } from './Combobox';
import { findCustomers } from './customers';

export default function AutocompleteAsync() {
  const [value, setValue] = React.useState<string | null>(null);
  const [query, setQuery] = React.useState('');
  const [found, setFound] = React.useState<string[] | null>([]);

  React.useEffect(() => {
    let isLatest = true;
    const search = async () => {
      const names = query ? await findCustomers(query) : [];
      if (isLatest) setFound(names);
    };
    const timer = setTimeout(() => void search(), 300);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [query]);

  return (
    <div>
      <Combobox
        label="Customer (try “b”)"
        options={[...new Set([...(found ?? []), ...(value ? [value] : [])])]}
        filterOptions={(options) => options}
        value={value}
        onChange={(_event, newValue) => setValue(newValue)}
        onInputChange={(_event, text, reason) => {
          if (reason !== 'input') return;
          setQuery(text);
          setFound(text ? null : []);
        }}
      />
      <p role="status">
        {found === null && 'Searching …'}
        {found?.length === 0 && query && 'No customer found.'}
      </p>
    </div>
  );
}
