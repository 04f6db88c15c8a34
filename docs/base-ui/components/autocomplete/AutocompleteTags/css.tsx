import { useAutocomplete } from '@mui/base/useAutocomplete';
import { people } from './people';
import './styles.css';

export default function AutocompleteTags() {
  const { setAnchorEl, ...list } = useAutocomplete({
    options: people,
    multiple: true,
    defaultValue: ['Maren Lund'],
    filterSelectedOptions: true,
  });

  return (
    <div {...list.getRootProps()} className="reviewers">
      <label {...list.getInputLabelProps()} htmlFor={list.id}>
        Reviewers
      </label>
      <div ref={setAnchorEl} className="reviewers-field">
        {list.value.map((person, index) => {
          const { key, onDelete, ...tagProps } = list.getTagProps({ index });
          return (
            <span key={key} {...tagProps} className="reviewers-tag">
              {person}
              <button
                type="button"
                tabIndex={-1}
                aria-label={`Remove ${person}`}
                onClick={onDelete}
              >
                ×
              </button>
            </span>
          );
        })}
        <input {...list.getInputProps()} />
      </div>
      {list.groupedOptions.length > 0 && (
        <ul {...list.getListboxProps()}>
          {(list.groupedOptions as string[]).map((option, index) => (
            <li {...list.getOptionProps({ option, index })} key={option}>
              {option}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
