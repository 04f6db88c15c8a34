import Autocomplete from '@mui/joy/Autocomplete';
import { renderChips } from './chips';

const labels = ['bug', 'design', 'docs', 'legal', 'performance', 'security'];

export default function AutocompleteLimitTags() {
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      limitTags={2}
      getLimitTagsText={(more) => `and ${more} more`}
      aria-label="Labels"
      options={labels}
      defaultValue={labels.slice(1)}
      renderTags={renderChips}
    />
  );
}
