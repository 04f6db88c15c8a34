import Autocomplete from '@mui/joy/Autocomplete';

const commands = ['Archive', 'Copy link', 'Delete', 'Duplicate', 'Rename'];

export default function AutocompleteBehaviour() {
  return (
    <Autocomplete
      autoHighlight
      blurOnSelect
      clearOnEscape
      disableListWrap
      openOnFocus
      aria-label="Command"
      placeholder="Type a command and press Enter"
      options={commands}
    />
  );
}
