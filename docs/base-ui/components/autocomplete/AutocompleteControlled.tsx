import * as React from 'react';
import { Combobox } from './Combobox';

const units = ['Kilogram', 'Litre', 'Piece'];

export default function AutocompleteControlled() {
  const [value, setValue] = React.useState<string | null>('Piece');
  const [inputValue, setInputValue] = React.useState('');

  return (
    <div>
      <Combobox
        label="Unit"
        options={units}
        value={value}
        onChange={(_event, newValue) => setValue(newValue)}
        inputValue={inputValue}
        onInputChange={(_event, text) => setInputValue(text)}
      />
      <p>
        value: {JSON.stringify(value)}, inputValue: {JSON.stringify(inputValue)}
      </p>
    </div>
  );
}
