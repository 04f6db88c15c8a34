import { useAutocomplete } from '@mui/base/useAutocomplete';
import * as classes from './classes';
import { people } from './people';

export default function AutocompleteTags() {
  const { setAnchorEl, ...list } = useAutocomplete({
    options: people,
    multiple: true,
    defaultValue: ['Maren Lund'],
    filterSelectedOptions: true,
  });

  return (
    <div {...list.getRootProps()} className="relative mx-auto max-w-85">
      <label {...list.getInputLabelProps()} htmlFor={list.id}>
        Reviewers
      </label>
      <div ref={setAnchorEl} className={classes.field}>
        {list.value.map((person, index) => {
          const { key, onDelete, ...tagProps } = list.getTagProps({ index });
          return (
            <span key={key} {...tagProps} className={classes.tag}>
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
        <input {...list.getInputProps()} className={classes.input} />
      </div>
      {list.groupedOptions.length > 0 && (
        <ul {...list.getListboxProps()} className={classes.list}>
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
