import {
  useAutocomplete,
  type AutocompleteGroupedOption,
} from '@mui/base/useAutocomplete';
import './combobox.css';

const settings = [
  { group: 'Account', name: 'Email' },
  { group: 'Account', name: 'Password' },
  { group: 'Team', name: 'Members' },
];

type Groups = AutocompleteGroupedOption<(typeof settings)[number]>[];

export default function AutocompleteGrouped() {
  const list = useAutocomplete({
    options: settings,
    groupBy: ({ group }) => group,
    getOptionLabel: ({ name }) => name,
  });

  return (
    <div {...list.getRootProps()} className="combobox">
      <label {...list.getInputLabelProps()} htmlFor={list.id}>
        Setting
      </label>
      <input {...list.getInputProps()} />
      {list.groupedOptions.length > 0 && (
        <ul {...list.getListboxProps()}>
          {(list.groupedOptions as Groups).map(({ key, group, index, options }) => (
            <li key={key} role="none">
              <div aria-hidden style={{ padding: 8, fontSize: 14 }}>
                {group}
              </div>
              <ul role="group" aria-label={group} style={{ padding: 0 }}>
                {options.map((option, offset) => (
                  <li
                    {...list.getOptionProps({ option, index: index + offset })}
                    key={option.name}
                  >
                    {option.name}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
