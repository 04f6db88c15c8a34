import * as React from 'react';
import { Input } from '@mui/base/Input';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import './combobox.css';

const currencies = ['Euro', 'Swiss franc', 'US dollar'];

export default function AutocompleteButtons() {
  const list = useAutocomplete({ options: currencies, defaultValue: 'Euro' });
  const options = list.groupedOptions as string[];

  return (
    <div {...list.getRootProps()} className="combobox">
      <label {...list.getInputLabelProps()} htmlFor={list.id}>
        Currency
      </label>
      <Input
        style={{ display: 'flex', gap: 4 }}
        slotProps={{ input: list.getInputProps() }}
        endAdornment={
          <React.Fragment>
            {list.dirty && <button {...list.getClearProps()}>Clear</button>}
            <button {...list.getPopupIndicatorProps()} aria-label="Currencies">
              {list.popupOpen ? '▴' : '▾'}
            </button>
          </React.Fragment>
        }
      />
      {options.length > 0 && (
        <ul {...list.getListboxProps()}>
          {options.map((option, index) => (
            <li {...list.getOptionProps({ option, index })} key={option}>
              {option}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
